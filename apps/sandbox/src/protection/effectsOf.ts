import { minor, type InputOf, type OutputOf } from '@platform/sdk'
import type { getProtectionEffects } from '@platform/sdk/protection'
import { sql } from 'kysely'
import { memberOf, type Context } from '../gateway/Context.ts'
import { moneyOf } from '../withdrawals/exports.ts'

/** What an act would change for the caller now. */
export async function effectsOf(
  context: Context,
  { act }: InputOf<typeof getProtectionEffects>,
): Promise<OutputOf<typeof getProtectionEffects>> {
  const { db } = context
  const { id } = memberOf(context)
  const { cash, elsewhere, bonus, heldBonus } = await moneyOf(db, id)
  const { rows } = await sql<{ openBets: number; withdrawals: number; contracts: number }>`
    select (select count(*) from game_records where member_id = ${id} and status = 'open')::int as "openBets",
      (select count(*) from withdrawals where member_id = ${id} and status in ('requested', 'review', 'approved', 'sending'))::int as withdrawals,
      (select count(*) from contracts where (member_id = ${id} or offerer_id = ${id}) and next_to is not null)::int as contracts`.execute(
    db,
  )
  const { contracts, ...counts } = rows[0]!
  const balance = cash + elsewhere
  return {
    balance: minor(balance),
    bonus: minor(bonus + heldBonus),
    ...counts,
    contracts: act === 'pause' ? 0 : contracts,
    owed: minor(0),
    reserved: minor(0),
    unpaid: minor(0),
  }
}
