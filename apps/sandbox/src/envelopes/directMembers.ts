import { memberTypes } from '@platform/sdk/account'
import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'

/** The direct members of an agent who may have money. Closed accounts count too: the agent does not learn which ones are. */
export const directMembers = (db: Db, agentId: number) =>
  db
    .selectFrom('members')
    .where('upline_id', '=', agentId)
    .where('type', 'not in', [memberTypes.trial, memberTypes.testPlayer])
    .where(({ eb, or }) => or([eb('disabled', '=', false), eb('closed_at', 'is not', null)]))

/** How many direct members of the agent may get a packet. */
export async function countDirect(db: Db, agentId: number): Promise<number> {
  return (
    await directMembers(db, agentId)
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow()
  ).count
}
