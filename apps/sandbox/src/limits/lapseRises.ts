import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/openDatabase.ts'

/** Ends the rises that were not confirmed in time, of one member or of all. They count as ended from that moment on, whenever it is written. */
export async function lapseRises(db: Db, at: number, memberId?: number): Promise<void> {
  const ofMember = memberId === undefined ? sql`` : sql`and member_id = ${memberId}`
  // Another transaction that holds a limit ends its rise, or its reader sees the end next time.
  await endRises(db, sql`confirm_by < ${at}::bigint ${ofMember} for update skip locked`, sql`confirm_by`)
}

/** Ends all rises that a member has requested, as a pause, an exclusion or a closing does. Waits for who holds one: none survives the state. */
export const lapseAllRises = (db: Db, memberId: number, at: number): Promise<void> =>
  endRises(
    db,
    sql`confirm_by is not null and member_id = ${memberId} order by kind, period for update`,
    sql`least(confirm_by, ${at}::bigint)`,
  )

async function endRises(db: Db, which: RawBuilder<unknown>, when: RawBuilder<unknown>): Promise<void> {
  await sql`
    with ended as (
      select member_id, kind, period, value, wanted, ${when} as at from limits where ${which}
    ), cleared as (
      update limits l set wanted = null, ready_at = null, confirm_by = null from ended e
      where l.member_id = e.member_id and l.kind = e.kind and l.period = e.period
    )
    insert into limit_changes (member_id, at, kind, period, before, after, change, actor)
    select member_id, at, kind, period, value, wanted, 'lapsed', 'system' from ended`.execute(db)
}
