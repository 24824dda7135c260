import { numberOf, type MarketProfile } from '@platform/sdk/markets'
import type { Db } from '../db/openDatabase.ts'
import { invalid, Refusal } from '../base/Refusal.ts'
import { assertUnprotected } from '../gateway/protectionState.ts'
import { addChange, dropRise, holdLimit, noRise, writeLimit, type LimitName } from './limitRows.ts'

const DAY = 86_400_000
/** Cents, bets or minutes that no limit exceeds. */
const MOST = 1_000_000_000_000

interface Owner {
  memberId: number
  at: number
}

/**
 * Sets a limit of a member. A new or lower one holds at once, what is higher, or none, waits for its confirmation; it is refused to
 * a member in a pause, and with `forbidRise` to who may not request it. In the caller's transaction.
 */
export async function setLimit(
  db: Db,
  { market, memberId, at }: Owner & { market: MarketProfile },
  { value, actor, forbidRise, ...name }: LimitName & { value: number | null; actor: 'member' | 'operator'; forbidRise?: Refusal },
): Promise<void> {
  if (!numberOf(market, 'limitKinds')?.includes(name.kind)) throw invalid('kind')
  if (!numberOf(market, 'periods')?.includes(name.period)) throw invalid('period')
  if (value !== null && (value < 1 || value > MOST)) throw invalid('value')
  const limit = await holdLimit(db, { memberId, at }, name)
  const line = { member_id: memberId, ...name, at, before: limit?.value ?? null, after: value, actor }
  if (value !== null && (!limit || value < limit.value)) {
    if (limit) await dropRise(db, limit, { at, actor })
    await writeLimit(db, { member_id: memberId, ...name, value, set_at: at }, { noticed_day: null })
    return addChange(db, { ...line, change: limit ? 'lowered' : 'set' })
  }
  // No limit where there is none.
  if (!limit) return
  if (value === limit.value) return dropRise(db, limit, { at, actor })
  if (forbidRise) throw forbidRise
  await assertUnprotected(db, memberId, at)
  // The same request again, by a retry, does not restart the waiting time.
  if (limit.ready_at !== null && limit.wanted === value) return
  const ready_at = at + (numberOf(market, 'coolingMs') ?? DAY)
  const confirm_by = ready_at + (numberOf(market, 'confirmWithinMs') ?? 3 * DAY)
  await writeLimit(db, limit, { wanted: value, ready_at, confirm_by })
  await addChange(db, { ...line, change: 'requested' })
}

/** Confirms a rise: `limit.early` before its time, `limit.none` without one. A repeated confirmation changes nothing. */
export async function confirmLimit(db: Db, owner: Owner, name: LimitName): Promise<void> {
  const { memberId: member_id, at } = owner
  const limit = await holdLimit(db, owner, name)
  if (!limit || limit.ready_at === null) {
    if ((await lastChange(db, member_id, name)) === 'confirmed') return
    throw new Refusal('limit.none', 400)
  }
  // A rise that another transaction held as its time ended.
  if (limit.confirm_by !== null && at > limit.confirm_by) throw new Refusal('limit.none', 400)
  if (at < limit.ready_at) throw new Refusal('limit.early', 400, { readyAt: limit.ready_at })
  const { value: before, wanted: after } = limit
  if (after === null) await removeLimit(db, member_id, name)
  else await writeLimit(db, { ...limit, value: after, set_at: at }, { noticed_day: null, ...noRise })
  await addChange(db, { member_id, ...name, at, before, after, change: 'confirmed', actor: 'member' })
}

/** Withdraws a requested rise, if there is one. */
export async function dropLimitChange(db: Db, owner: Owner, name: LimitName): Promise<void> {
  const limit = await holdLimit(db, owner, name)
  if (limit) await dropRise(db, limit, { at: owner.at, actor: 'member' })
}

async function lastChange(db: Db, memberId: number, { kind, period }: LimitName): Promise<string | undefined> {
  const row = await db
    .selectFrom('limit_changes')
    .select('change')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.change
}

async function removeLimit(db: Db, memberId: number, { kind, period }: LimitName): Promise<void> {
  await db.deleteFrom('limits').where('member_id', '=', memberId).where('kind', '=', kind).where('period', '=', period).execute()
}
