import { minor } from '@platform/sdk'
import { settlePeriod, type ContractTerms } from '@platform/sdk/contracts'
import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import type { Services } from '../gateway/Services.ts'
import { settingsOf } from './contractRules.ts'
import { figuresAs, linesOf, sumOf, teamLines, type TeamHead } from './figuresOf.ts'
import type { ContractRow } from './findContract.ts'
import { headOf } from './headOf.ts'
import { GRACE_MS, periodAt, type Period } from './periods.ts'
import { writeSettlement } from './writeSettlement.ts'

/** Periods that one round settles: the next round has the rest, so that nobody waits for a clock that was set far ahead. */
const AT_ONCE = 200

/**
 * Settles every period that is over, wherever there are contracts. Returns how many. Nobody leads: several processes may do it beside each
 * other and end at any moment, since each period is one transaction which locks its contract, and which a row of its own keeps from being
 * settled twice.
 */
export async function settleContracts(services: Services): Promise<number> {
  const { db } = services.database
  if (!(await isDue(db, services.now()))) return 0
  // Draws that are over settle first: their bets belong to the period.
  await services.draws.keepUp()
  const failed = new Set<number>()
  let rounds = 0
  while (rounds < AT_ONCE && (await settleNext(services, failed))) rounds++
  return rounds - failed.size
}

const isDue = async (db: Db, now: number): Promise<boolean> =>
  (await sql`select 1 from contracts where next_to <= ${now - GRACE_MS}::bigint limit 1`.execute(db)).rows.length > 0

/** One that fails waits for the next round, and keeps nobody else waiting. */
async function settleNext({ database, now }: Services, failed: Set<number>): Promise<boolean> {
  let id: number | undefined
  try {
    return await database.db.transaction().execute(async (trx) => {
      const row = await nextDue(trx, now(), failed)
      id = row?.id
      if (row) await settlePeriodOf(trx, row, { now: now(), members: 'tell' })
      return row !== undefined
    })
  } catch (error) {
    if (id === undefined) throw error
    console.error(`contract ${id}:`, error)
    failed.add(id)
    return true
  }
}

/** One period of one contract that no other process is at; false where nothing is due. In its own transaction. */
export async function settleOne(trx: Db, now: number, members: 'tell' | 'silent'): Promise<boolean> {
  const row = await nextDue(trx, now)
  if (row) await settlePeriodOf(trx, row, { now, members })
  return row !== undefined
}

const nextDue = (trx: Db, now: number, failed: ReadonlySet<number> = new Set()): Promise<(ContractRow & Due) | undefined> =>
  trx
    .selectFrom('contracts')
    .selectAll()
    .where('next_to', '<=', now - GRACE_MS)
    .$if(failed.size > 0, (rows) => rows.where('id', 'not in', [...failed]))
    .orderBy('next_to')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst() as Promise<(ContractRow & Due) | undefined>

interface Due {
  next_from: number
  next_to: number
}

async function settlePeriodOf(
  trx: Db,
  row: ContractRow & Due,
  { now, members }: { now: number; members: 'tell' | 'silent' },
): Promise<void> {
  const period = { from: row.next_from, to: row.next_to }
  const { terms, ...whose } = (await termsAt(trx, row.id, period.from)) ?? {}
  // It ended with the period before: what was left below zero lapses.
  if (!terms) return goOn(trx, row.id, await nextAgreed(trx, row.id, period.from), 0)
  const head = await headOf(trx, row.member_id)
  const quiet = terms.cycle === 'hour' ? await quietUntil(trx, head, period, now) : undefined
  if (quiet) return goOn(trx, row.id, quiet, 0)
  const { rows: merchants } = await sql<{ brand: string }>`select brand from merchants where code = ${row.merchant}`.execute(trx)
  const { active_stake } = await settingsOf(trx, merchants[0]!.brand)
  const lines = await linesOf(trx, teamLines(head, period, active_stake))
  const total = sumOf(lines)
  const carryIn = terms.carryOver ? row.carry : 0
  const result = settlePeriod(terms, figuresAs(total), minor(carryIn))
  await writeSettlement(trx, { row: { ...row, ...whose }, period, terms, active_stake, lines, total, carryIn, result, now, members })
  await goOn(trx, row.id, periodAt(terms.cycle, period.to), result.carryOut)
}

/** What was agreed, and who offered it and pays. */
type Version = Pick<ContractRow, 'offerer_id' | 'payer'> & { terms: ContractTerms }

/** The terms that held when a period began; undefined where the contract had ended. */
async function termsAt(db: Db, contractId: number, at: number): Promise<Version | undefined> {
  const found = await db
    .selectFrom('contract_terms')
    .select(['terms', 'offerer_id', 'payer'])
    .where('contract_id', '=', contractId)
    .where('starts_at', '<=', at)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return found?.terms ? { ...found, terms: found.terms } : undefined
}

/** The first period of what was agreed after an end. */
async function nextAgreed(db: Db, contractId: number, after: number): Promise<Period | undefined> {
  const found = await db
    .selectFrom('contract_terms')
    .select(['starts_at', 'terms'])
    .where('contract_id', '=', contractId)
    .where('starts_at', '>', after)
    .where('terms', 'is not', null)
    .orderBy('starts_at')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return found?.terms ? periodAt(found.terms.cycle, found.starts_at) : undefined
}

/** Hours without a bet bring nothing and are not written: the one to go on with, or none where this one has bets. */
async function quietUntil(db: Db, { id }: TeamHead, { from, to }: Period, now: number): Promise<Period | undefined> {
  const until = now - GRACE_MS
  const { rows } = await sql<{ at: number | null }>`
    select min(at) as at from bet_results where at >= ${from}::bigint and at < ${until}::bigint
      and member_id in (select descendant_id from team_paths where ancestor_id = ${id})`.execute(db)
  // What is younger may not be written yet.
  const first = rows[0]?.at ?? until
  return first < to ? undefined : periodAt('hour', first)
}

/** What is settled next. */
async function goOn(db: Db, id: number, next: Period | undefined, carry: number): Promise<void> {
  await db
    .updateTable('contracts')
    .set({ next_from: next?.from ?? null, next_to: next?.to ?? null, carry })
    .where('id', '=', id)
    .execute()
}
