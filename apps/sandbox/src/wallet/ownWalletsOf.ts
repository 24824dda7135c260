import { minor } from '@platform/sdk'
import type { OwnWallet } from '@platform/sdk/wallet'
import { sql } from 'kysely'
import { memberOf, type Context } from '../gateway/Context.ts'
import { inLanguage } from '../gateway/languages.ts'

/** The wallet that deposits, bets and withdrawals use. */
export const MAIN = 'main'
const main = { wallet: MAIN, name_pt: 'Carteira principal', name_en: 'Main wallet' }

/** The member's wallets: the main one, and those that the merchant provides besides it. */
export async function ownWalletsOf(context: Context): Promise<OwnWallet[]> {
  const { db, language } = context
  const { id, merchant } = memberOf(context)
  const { rows: money } = await sql<{ kind: string; name: string; balance: number }>`
    select kind, case kind when 'wallet' then name else '' end as name, sum(balance)::bigint as balance from ledger_accounts
    where member_id = ${id} and kind in ('cash', 'bonus', 'wallet') group by 1, 2`.execute(db)
  const others = await db.selectFrom('merchant_wallets').selectAll().where('merchant', '=', merchant).orderBy('position').execute()
  const sumOf = (kind: string, name = '') => money.find((row) => row.kind === kind && row.name === name)?.balance ?? 0
  return [main, ...others].map((row) => {
    const walletBalance = row.wallet === MAIN ? sumOf('cash') : sumOf('wallet', row.wallet)
    const balance = row.wallet === MAIN ? walletBalance + sumOf('bonus') : walletBalance
    return { wallet: row.wallet, name: inLanguage(row, 'name', language), balance: minor(balance), transferable: minor(walletBalance) }
  })
}
