import { minor, type InputOf, type OutputOf } from '@platform/sdk'
import type { getProtectionEffects } from '@platform/sdk/protection'
import { sql } from 'kysely'
import { mayPay, type Owed } from '../contracts/exports.ts'
import { Refusal } from '../base/Refusal.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { moneyOf } from '../withdrawals/exports.ts'
import { enterWithin, nothingOwed } from './enterState.ts'

type Effects = OutputOf<typeof getProtectionEffects>

/** What an act would change for the caller now. */
export async function effectsOf(context: Context, { act }: InputOf<typeof getProtectionEffects>): Promise<Effects> {
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
  const { owed, reserved, unpaid } = act === 'pause' ? nothingOwed : await owedOf(context, act === 'close' ? 'closing' : 'excluded')
  return {
    balance: minor(cash + elsewhere),
    bonus: minor(bonus + heldBonus),
    ...counts,
    contracts: act === 'pause' ? 0 : contracts,
    owed: minor(owed),
    reserved: minor(reserved),
    unpaid: minor(unpaid),
  }
}

/** The act itself, undone: what it earns and brings home is there to pay with. Nothing where it is not possible. */
async function owedOf(context: Context, state: 'excluded' | 'closing'): Promise<Owed> {
  const { db, merchant } = context
  const { id } = memberOf(context)
  const offers = sql`select 1 from contracts where offerer_id = ${id} limit 1`
  if (!mayPay(merchant) || (await offers.execute(db)).rows.length === 0) return nothingOwed
  const undone = new Error('undone')
  let owed = nothingOwed
  await db
    .transaction()
    .execute(async (trx) => {
      owed = await enterWithin({ ...context, db: trx }, { state, until: null, actor: 'member' })
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone && !(error instanceof Refusal)) throw error
    })
  return owed
}
