import { minor } from '@platform/sdk'
import { getTransactionStatus, getWalletBalance } from '@platform/sdk/wallet'
import { memberOf, type Context } from '../gateway/Context.ts'
import { handle } from '../gateway/handle.ts'
import { balanceOf } from '../ledger/wallet.ts'

export const walletRoutes = [
  handle(getWalletBalance, async (_input, context) => {
    await context.services.draws.keepUp()
    return { sumBalance: minor(await balanceOf(context.db, memberOf(context).id)), currencySymbol: context.merchant.currencySymbol }
  }),
  handle(getTransactionStatus, ({ key }, context) => statusOf(key, context)),
]

/** What became of a key. A claim whose process died decided nothing: it counts as unknown, and may be tried again. */
async function statusOf(key: string, { db, merchant, now }: Context) {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['status', 'applied', 'answer', 'locked_until'])
    .where('merchant', '=', merchant.code)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row || (row.status === 'running' && row.locked_until <= now())) return { state: 'unknown' as const }
  if (row.status === 'running') return { state: 'running' as const }
  if (row.applied) return { state: 'applied' as const }
  return { state: 'refused' as const, errorCode: (JSON.parse(row.answer ?? '{}') as { errorCode?: string }).errorCode }
}
