import { memberTypes } from '@platform/sdk/account'
import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'

/** The direct members of an agent who may have money. */
export const directMembers = (db: Db, agentId: number) =>
  db
    .selectFrom('members')
    .where('upline_id', '=', agentId)
    .where('type', 'not in', [memberTypes.trial, memberTypes.testPlayer])
    .where('disabled', '=', false)
    .where('closed_at', 'is', null)

/** How many direct members of the agent may get a packet. */
export async function countDirect(db: Db, agentId: number): Promise<number> {
  return (
    await directMembers(db, agentId)
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow()
  ).count
}
