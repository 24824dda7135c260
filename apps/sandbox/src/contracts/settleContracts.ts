import { minor } from '@platform/sdk'
import { activeStakesOf, settlePeriod, type ContractTerms } from '@platform/sdk/contracts'
import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import type { Services } from '../gateway/Services.ts'
import { mayPay, settingsOf } from './contractRules.ts'
import { figuresAs, linesOf, sumOf, teamLines, type TeamHead } from './figuresOf.ts'
import type { ContractRow } from './findContract.ts'
import { headOf } from './headOf.ts'
import { GRACE_MS, periodAt, type Period } from './periods.ts'
import { isTried, neverFailed, noteFailure } from './setAside.ts'
import { writeSettlement } from './writeSettlement.ts'

/** Periods that one round settles: the next round settles the rest, so that no request waits for a clock that was set far ahead. */
const AT_ONCE = 200

/**
 * Settles every period that is over, wherever there are contracts. Returns how many. There is no leader: several processes may run it in
 * parallel and end at any moment, since each period is one transaction which locks its contract, and a row of its own prevents it from
 * being settled twice.
 */
export async function settleContracts(services: Services): Promise<number> {
  const { db } = services.database
  // If the law forbids such incomes, none is paid, even if it was agreed before.
  const merchants = services.merchants.all().filter(mayPay).map(({ code }) => code) // prettier-ignore
  if (!(await isDue(db, merchants, services.now()))) return 0
  // Draws that are over settle first: their bets belong to the period.
  await services.draws.keepUp()
  const round = { merchants, failed: new Set<number>() }
  let rounds = 0
  while (rounds < AT_ONCE && (await settleNext(services, round))) rounds++
  return rounds - round.failed.size
}

/** The merchants whose periods are settled, and the contracts that failed. */
interface Round {
  merchants: readonly string[]
  failed: Set<number>
}

const isDue = async (db: Db, merchants: readonly string[], now: number): Promise<boolean> =>
  (
    await sql`select 1 from contracts where next_to <= ${now - GRACE_MS}::bigint and ${isTried(now)} and merchant = any(${merchants}) limit 1`.execute(
      db,
    )
  ).rows.length > 0

/** A failed one waits for the next round, and delays no other. */
async function settleNext({ database, now }: Services, round: Round): Promise<boolean> {
  let failing: ContractRow | undefined
  try {
    return await database.db.transaction().execute(async (trx) => {
      const row = await nextDue(trx, now(), round)
      failing = row
      if (row) await settlePeriodOf(trx, row, { now: now(), members: 'tell' })
      return row !== undefined
    })
  } catch (error) {
    if (!failing) throw error
    console.error(`contract ${failing.id}:`, error)
    round.failed.add(failing.id)
    await noteFailure(database.db, failing, error, now())
    return true
  }
}

/** Settles one period of one contract that no other process has locked; false if nothing is due. In its own transaction. */
export async function settleOne(trx: Db, now: number, members: 'tell' | 'silent'): Promise<boolean> {
  const row = await nextDue(trx, now)
  if (row) await settlePeriodOf(trx, row, { now, members })
  return row !== undefined
}

const nextDue = (trx: Db, now: number, round?: Round): Promise<(ContractRow & Due) | undefined> =>
  trx
    .selectFrom('contracts')
    .selectAll()
    .where('next_to', '<=', now - GRACE_MS)
    .where(isTried(now))
    .$if(round !== undefined, (rows) => rows.where(isOf(round!)))
    .orderBy('next_to')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst() as Promise<(ContractRow & Due) | undefined>

const isOf = ({ merchants, failed }: Round) => sql<boolean>`merchant = any(${merchants}) and id <> all(${[...failed]}::bigint[])`

interface Due {
  next_from: number
  next_to: number
}

/** Settles the period of a locked contract that is due, or moves it on to the one that is. */
export async function settlePeriodOf(
  trx: Db,
  row: ContractRow & Due,
  { now, members }: { now: number; members: 'tell' | 'silent' },
): Promise<void> {
  const { terms, ...whose } = (await termsAt(trx, row.id, row.next_from)) ?? {}
  // It ended with the previous period: a remainder below zero lapses.
  if (!terms) return goOn(trx, row.id, await nextAgreed(trx, row.id, row.next_from), 0)
  const contract = { ...row, ...whose }
  const period = await periodFrom(trx, row.id, terms, row.next_from)
  const accountClosedAt = await closedAt(trx, contract)
  // The payee, or the potential payer, has closed the account: the running period lapses.
  if (accountClosedAt !== undefined && accountClosedAt < period.to) return goOn(trx, row.id, undefined, 0)
  // The cycle has changed since the due time was stored.
  if (period.to > now - GRACE_MS) return goOn(trx, row.id, period, row.carry)
  const head = await headOf(trx, row.member_id)
  const quiet = terms.cycle === 'hour' ? await quietUntil(trx, head, period, now) : undefined
  if (quiet) return goOn(trx, row.id, quiet, 0)
  const { rows: merchants } = await sql<{ brand: string }>`select brand from merchants where code = ${row.merchant}`.execute(trx)
  const { active_stake } = await settingsOf(trx, merchants[0]!.brand)
  const lines = await linesOf(trx, teamLines(head, period, active_stake))
  const total = sumOf(lines, activeStakesOf(terms))
  const carryIn = terms.carryOver ? row.carry : 0
  const result = settlePeriod(terms, figuresAs(total), minor(carryIn))
  await writeSettlement(trx, {
    row: contract,
    period,
    terms,
    active_stake,
    lines,
    total,
    carryIn,
    result,
    now,
    members,
    pays: accountClosedAt === undefined,
  })
  const after = (await termsAt(trx, row.id, period.to))?.terms ?? terms
  await goOn(trx, row.id, await periodFrom(trx, row.id, after, period.to), result.carryOut)
}

/** The agreed terms, with offerer and payer. */
type Version = Pick<ContractRow, 'offerer_id' | 'payer'> & { terms: ContractTerms }

/** The terms in force when a period began; undefined if the contract had ended. */
export async function termsAt(db: Db, contractId: number, at: number): Promise<Version | undefined> {
  const version = await db
    .selectFrom('contract_terms')
    .select(['terms', 'offerer_id', 'payer'])
    .where('contract_id', '=', contractId)
    .where('starts_at', '<=', at)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return version?.terms ? { ...version, terms: version.terms } : undefined
}

/** The period that begins at a moment, by the cycle that is in force; it ends where other terms begin. */
async function periodFrom(db: Db, contractId: number, { cycle }: ContractTerms, from: number): Promise<Period> {
  const later = await db
    .selectFrom('contract_terms')
    .select('starts_at')
    .where('contract_id', '=', contractId)
    .where('starts_at', '>', from)
    .orderBy('starts_at')
    .executeTakeFirst()
  return { from, to: Math.min(periodAt(cycle, from).to, later?.starts_at ?? Infinity) }
}

/** When the first of payee and potential payer closed the account. */
async function closedAt(db: Db, { member_id, offerer_id, payer }: ContractRow): Promise<number | undefined> {
  const two = payer === 'upline' && offerer_id !== null ? [member_id, offerer_id] : [member_id]
  const query = db.selectFrom('members').select('closed_at').where('id', 'in', two).where('closed_at', 'is not', null)
  return (await query.orderBy('closed_at').executeTakeFirst())?.closed_at ?? undefined
}

/** The first period of the terms agreed after an end. */
async function nextAgreed(db: Db, contractId: number, after: number): Promise<Period | undefined> {
  const version = await db
    .selectFrom('contract_terms')
    .select(['starts_at', 'terms'])
    .where('contract_id', '=', contractId)
    .where('starts_at', '>', after)
    .where('terms', 'is not', null)
    .orderBy('starts_at')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return version?.terms ? periodAt(version.terms.cycle, version.starts_at) : undefined
}

/** Hours without a bet earn nothing and are not stored: returns the next one with bets, or none if this one has bets. */
async function quietUntil(db: Db, { id }: TeamHead, { from, to }: Period, now: number): Promise<Period | undefined> {
  const until = now - GRACE_MS
  const { rows } = await sql<{ at: number | null }>`
    select min(at) as at from bet_results where at >= ${from}::bigint and at < ${until}::bigint
      and member_id in (select descendant_id from team_paths where ancestor_id = ${id})`.execute(db)
  // Newer bets may not be written yet.
  const first = rows[0]?.at ?? until
  return first < to ? undefined : periodAt('hour', first)
}

/** Stores which period is settled next, if any. */
async function goOn(db: Db, id: number, next: Period | undefined, carry: number): Promise<void> {
  await db
    .updateTable('contracts')
    .set({ next_from: next?.from ?? null, next_to: next?.to ?? null, carry, ...neverFailed })
    .where('id', '=', id)
    .execute()
}
