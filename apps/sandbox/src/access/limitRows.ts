import type { Db } from '../db/openDatabase.ts'

const FOREVER = Number.MAX_SAFE_INTEGER
const valueOf = (id: number) => 1_000_000 + id
const playFrom = (id: number) => 1_000_000_000_000 + id

/** Limits with a rise that may be confirmed, one that may not yet, and one that has lapsed unnoticed. */
export async function addLimits(db: Db, member_id: number): Promise<void> {
  const limit = { member_id, kind: 'stake' as const, value: valueOf(member_id), set_at: 1, wanted: null, noticed_day: null }
  await db
    .insertInto('limits')
    .values([
      { ...limit, period: 'day', ready_at: 1, confirm_by: FOREVER },
      { ...limit, period: 'month', ready_at: FOREVER - 1, confirm_by: FOREVER },
      { ...limit, period: 'week', ready_at: 1, confirm_by: 2 },
    ])
    .execute()
  const change = { member_id, at: 1, kind: 'stake' as const, before: null, after: limit.value, change: 'set' as const }
  await db
    .insertInto('limit_changes')
    .values({ ...change, period: 'month', actor: 'member' })
    .execute()
  const play = { play_from: playFrom(member_id), acted_at: Date.now() }
  await db
    .insertInto('limit_states')
    .values({ member_id, reminded_at: 1, beat_at: 1, ...play })
    .execute()
}

/** What an answer about a member's limits contains. */
export const limitOf = ({ id }: { id: number }) => `"value":${valueOf(id)}`
export const changeOf = ({ id }: { id: number }) => `"after":${valueOf(id)}`
export const playOf = ({ id }: { id: number }) => `"startedAt":${playFrom(id)}`
