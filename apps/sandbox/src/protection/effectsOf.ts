import { minor, type InputOf, type OutputOf } from '@platform/sdk'
import type { getProtectionEffects } from '@platform/sdk/protection'
import { sql } from 'kysely'
import { lockContracts, lockOwed, mayPay, type Owed } from '../contracts/exports.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { lockWallets } from '../ledger/wallet.ts'
import { moneyOf } from '../withdrawals/exports.ts'
import { endContracts } from './enterState.ts'

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
  const { owed, reserved, unpaid } = act === 'pause' ? nothing : await owedOf(context)
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

const nothing: Owed = { owed: 0, reserved: 0, unpaid: 0 }

/** Computed as it will be, and undone. */
async function owedOf(context: Context): Promise<Owed> {
  const { db, merchant } = context
  const { id } = memberOf(context)
  const offers = sql`select 1 from contracts where offerer_id = ${id} limit 1`
  if (!mayPay(merchant) || (await offers.execute(db)).rows.length === 0) return nothing
  const undone = new Error('undone')
  let owed = nothing
  await db
    .transaction()
    .execute(async (trx) => {
      const [contracts, payees] = [await lockContracts(trx, id), await lockOwed(trx, id)]
      await lockWallets(trx, [...new Set([id, ...contracts, ...payees])])
      owed = await endContracts({ ...context, db: trx })
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  return owed
}
