import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'

/** Paused, excluded and closing accounts for the desk, the newest change first, and their number: the state, who chose it and why. */
export async function protectedMembers(db: Db, most: number) {
  const rows = await db
    .selectFrom('members as m')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('protection_changes as c')
          .select(['c.at', 'c.actor', 'c.reason'])
          .whereRef('c.member_id', '=', 'm.id')
          .whereRef('c.state', '=', 'm.protection')
          .where('c.return_at', 'is', null)
          .orderBy('c.id', 'desc')
          .limit(1)
          .as('c'),
      (join) => join.onTrue(),
    )
    .select(['m.merchant', 'm.account as userName', 'm.protection as state', 'm.protected_until as until', 'm.return_at as returnAt'])
    .select(['c.at as since', 'c.actor', 'c.reason', sql<number>`(count(*) over ())::int`.as('count')])
    .where('m.protection', 'is not', null)
    .orderBy('c.at', 'desc')
    .orderBy('m.id')
    .limit(most)
    .execute()
  return { count: rows[0]?.count ?? 0, rows: rows.map(({ count: _all, ...row }) => row) }
}

/** Every change of a member's state, the newest first. */
export const protectionHistory = (db: Db, memberId: number) =>
  db
    .selectFrom('protection_changes')
    .select(['state', 'until', 'return_at as returnAt', 'actor', 'reason', 'at'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .execute()
