import { sql } from 'kysely'
import { isAgent } from '../gateway/authorise.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { Refusal } from '../gateway/Refusal.ts'

/** An agent and everybody below, with the names that the agent may read: of those who are not direct only the first letters. */
export type Team = ReadonlyMap<number, string>

const DIRECT = 1

/** Throws `access.role` for a member without a team. */
export async function teamOf(context: Context): Promise<Team> {
  const { id, type } = memberOf(context)
  if (!isAgent(type)) throw new Refusal('access.role', 403)
  const { rows } = await sql<{ id: number; account: string; depth: number }>`
    select m.id, m.account, p.depth from team_paths p join members m on m.id = p.descendant_id where p.ancestor_id = ${id}::bigint`.execute(
    context.db,
  )
  return new Map(rows.map((row) => [row.id, row.depth > DIRECT ? `${row.account.slice(0, 2)}•••` : row.account]))
}
