import type { Limit } from '@platform/sdk/protection'
import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import { limitReached } from './Gauge.ts'
import { nearestOf } from './nearestLimit.ts'
import { postLimitNotices } from './notices.ts'
import { playGauges } from './playGauges.ts'
import { depositGauges } from './depositGauges.ts'

/** A page sends one each 30 s; what lies between two that are further apart was no play. */
const GAP_MS = 90_000

/**
 * Counts the time since the member's last heartbeat, of whichever page, so that all of them count once. Throws `limit.time` once a limit is
 * reached, else returns the nearest limit.
 */
export async function countPlayTime(db: Db, memberId: number, at: number): Promise<Limit | undefined> {
  // What was counted stays, also where the limit is reached.
  const gauges = await db.transaction().execute(async (trx) => {
    await addTime(trx, memberId, at)
    const all = await playGauges(trx, memberId, at)
    await postLimitNotices(trx, memberId, { gauges: all.filter(({ kind }) => kind === 'time'), at })
    return all
  })
  const reached = gauges.filter(({ kind, used, value }) => kind === 'time' && used >= value)
  const [longest] = reached.toSorted((one, other) => other.resetsAt - one.resetsAt)
  if (longest) throw limitReached(longest)
  return nearestOf([...gauges, ...(await depositGauges(db, memberId, at, { withOrders: true }))])
}

/** Two heartbeats at once wait for each other. A part before midnight belongs to the day before. */
async function addTime(trx: Db, memberId: number, at: number): Promise<void> {
  await sql`insert into limit_states (member_id) values (${memberId}) on conflict do nothing`.execute(trx)
  const state = trx.selectFrom('limit_states').select('beat_at').where('member_id', '=', memberId).forUpdate()
  const { beat_at } = await state.executeTakeFirstOrThrow()
  // A process whose clock is a little behind takes nothing away.
  if (beat_at !== null && at <= beat_at) return
  await trx.updateTable('limit_states').set({ beat_at: at }).where('member_id', '=', memberId).execute()
  if (beat_at === null || at - beat_at > GAP_MS) return
  await sql`
    insert into limit_days as d (member_id, day, play_ms)
    select ${memberId}, p.first, least(p.finish, ${at}::bigint) - greatest(p.start, ${beat_at}::bigint)
    from (select * from limit_frames(${memberId}::bigint, ${beat_at}::bigint) union select * from limit_frames(${memberId}::bigint, ${at}::bigint)) p
    where p.period = 'day' and p.start < ${at}::bigint
    on conflict (member_id, day) do update set play_ms = d.play_ms + excluded.play_ms`.execute(trx)
}
