import { sql } from 'kysely'
import { userNameFor } from '../base/maskUser.ts'
import { isAgent } from '../gateway/authorise.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { Refusal } from '../base/Refusal.ts'

/** Members of an agent's team, the agent among them, with the names that the agent may read. */
export type Team = ReadonlyMap<number, string>

/** Which of the members are in the caller's team: a page names a few, however large the team is. Throws `access.role` for a member without a team. */
export async function teamOf(context: Context, memberIds: readonly number[]): Promise<Team> {
  const { id, type } = memberOf(context)
  if (!isAgent(type)) throw new Refusal('access.role', 403)
  const { rows } = await sql<{ id: number; account: string; depth: number }>`
    select m.id, m.account, p.depth from team_paths p join members m on m.id = p.descendant_id
    where p.ancestor_id = ${id}::bigint and p.descendant_id = any (${memberIds}::bigint[])`.execute(context.db)
  return new Map(rows.map((row) => [row.id, userNameFor(row.account, row.depth)]))
}
