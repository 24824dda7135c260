import { minor, type InputOf, type OutputOf } from '@platform/sdk'
import type { getProtectionEffects } from '@platform/sdk/protection'
import { sql } from 'kysely'
import { mayPay, type Owed } from '../contracts/exports.ts'
import type { Db } from '../db/openDatabase.ts'
import { busy, Refusal } from '../base/Refusal.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { limit, MINUTE } from '../gateway/limit.ts'
import { moneyOf } from '../withdrawals/exports.ts'
import { enterWithin, nothingOwed } from './enterState.ts'

type Effects = OutputOf<typeof getProtectionEffects>

const PER_MINUTE = 6
/** PostgreSQL's code. */
const LOCK_TIMEOUT = '55P03'

/** What an act would change for the caller now. */
export async function effectsOf(context: Context, { act }: InputOf<typeof getProtectionEffects>): Promise<Effects> {
  const { db } = context
  const { id } = memberOf(context)
  await limit(context, `effects:${id}`, PER_MINUTE, MINUTE)
  const { cash, elsewhere, bonus, heldBonus, owed: debt } = await moneyOf(db, id)
  const { rows } = await sql<{ openBets: number; withdrawals: number; contracts: number }>`
    select (select count(*) from game_records where member_id = ${id} and status = 'open')::int as "openBets",
      (select count(*) from withdrawals where member_id = ${id} and status in ('requested', 'review', 'approved', 'sending'))::int as withdrawals,
      (select count(*) from contracts where (member_id = ${id} or offerer_id = ${id}) and next_to is not null)::int as contracts`.execute(
    db,
  )
  const { contracts, ...counts } = rows[0]!
  const balance = cash + elsewhere
  const before: Outcome = { ...nothingOwed, left: balance, due: await dueTo(db, id), closesAtOnce: false }
  const { owed, reserved, unpaid, left, due, closesAtOnce } = (await outcomeOf(context, act)) ?? before
  return {
    balance: minor(balance),
    bonus: minor(bonus + heldBonus),
    ...counts,
    contracts: act === 'pause' ? 0 : contracts,
    owed: minor(owed),
    reserved: minor(reserved),
    unpaid: minor(unpaid),
    left: minor(left),
    due: minor(due),
    debt: minor(debt),
    closesAtOnce,
  }
}

/** Cents: what a member owes, is left with, and is still paid. */
type Outcome = Owed & { left: number; due: number; closesAtOnce: boolean }

async function dueTo(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    select coalesce(sum(due), 0)::bigint as due from contract_settlements where member_id = ${id} and state = 'open'`.execute(db)
  return rows[0]!.due
}

/** The act itself, undone: what it earns and brings home is there to pay with. Undefined where it is not possible, or changes no money. */
async function outcomeOf(context: Context, act: 'pause' | 'exclude' | 'close'): Promise<Outcome | undefined> {
  const { db } = context
  const { id } = memberOf(context)
  if (act === 'pause' || (act === 'exclude' && !(await offersContracts(context)))) return undefined
  const undone = new Error('undone')
  let outcome: Outcome | undefined
  await db
    .transaction()
    .execute(async (trx) => {
      // A page that only looks keeps no payment waiting for long behind its own locks.
      await sql`set local lock_timeout = '2s'`.execute(trx)
      const owed = await enterWithin(
        { ...context, db: trx },
        { state: act === 'close' ? 'closing' : 'excluded', until: null, actor: 'member' },
      )
      const { cash, elsewhere } = await moneyOf(trx, id)
      const { closed_at } = await trx.selectFrom('members').select('closed_at').where('id', '=', id).executeTakeFirstOrThrow()
      outcome = { ...owed, left: cash + elsewhere, due: await dueTo(trx, id), closesAtOnce: closed_at !== null }
      throw undone
    })
    .catch((error: unknown) => {
      if ((error as { code?: string }).code === LOCK_TIMEOUT) throw busy(2)
      if (error !== undone && !(error instanceof Refusal)) throw error
    })
  return outcome
}

async function offersContracts({ db, merchant, ...context }: Context): Promise<boolean> {
  const { id } = memberOf({ db, merchant, ...context })
  return mayPay(merchant) && (await sql`select 1 from contracts where offerer_id = ${id} limit 1`.execute(db)).rows.length > 0
}
