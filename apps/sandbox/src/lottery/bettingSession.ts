import { minor, type OutputOf } from '@platform/sdk'
import type { openBetting } from '@platform/sdk/lottery'
import { TRIAL } from '../gateway/authorise.ts'
import type { Context } from '../gateway/Context.ts'
import { namedZone } from '../gateway/languages.ts'
import { Refusal } from '../base/Refusal.ts'
import { balanceOf } from '../ledger/wallet.ts'
import { openPages } from './pageSession.ts'

/** The session as shown by the page. */
export async function bettingSession(context: Context, hash: string | undefined): Promise<OutputOf<typeof openBetting>> {
  const { db, merchant, services } = context
  await services.draws.keepUp()
  const page = await openPages(db, hash ?? '', context.now())
    .where('m.merchant', '=', merchant.code)
    .select(['s.member_id', 's.back_url', 's.language', 'm.account', 'm.type'])
    .executeTakeFirst()
  if (!page) throw new Refusal('session.expired', 401)
  return {
    balance: minor(await balanceOf(db, page.member_id)),
    currencySymbol: merchant.currencySymbol,
    timeZone: namedZone(merchant.market, page.language),
    userName: page.account,
    trial: page.type === TRIAL,
    backUrl: page.back_url,
    merchantName: merchant.name,
    language: page.language,
  }
}
