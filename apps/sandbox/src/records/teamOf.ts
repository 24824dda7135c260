import { sql } from 'kysely'
import { userNameFor } from '../agents/maskUser.ts'
import { isAgent } from '../gateway/authorise.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { Refusal } from '../gateway/Refusal.ts'

/** An agent and everybody below, or one of them, with the names that the agent may read. */
export type Team = ReadonlyMap<number, string>

/** Throws `access.role` for a member without a team. A `memberId` asks for that member alone, who is not in it where the team is another's. */
export async function teamOf(context: Context, memberId?: number): Promise<Team> {
  const { id, type } = memberOf(context)
  if (!isAgent(type)) throw new Refusal('access.role', 403)
  const one = memberId === undefined ? sql`` : sql`and p.descendant_id = ${memberId}::bigint`
  const { rows } = await sql<{ id: number; account: string; depth: number }>`
    select m.id, m.account, p.depth from team_paths p join members m on m.id = p.descendant_id
    where p.ancestor_id = ${id}::bigint ${one}`.execute(context.db)
  return new Map(rows.map((row) => [row.id, userNameFor(row.account, row.depth)]))
}
