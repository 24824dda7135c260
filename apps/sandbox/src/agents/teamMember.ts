import { sql } from 'kysely'
import { memberOf, type Context } from '../gateway/Context.ts'
import { notFound } from '../base/Refusal.ts'
import { rowId } from '../gateway/rowId.ts'

/** A member as shown in the caller's team; `depth` counts from the caller, who is 0. */
export interface TeamMember {
  id: number
  account: string
  type: number
  depth: number
  /** Ids from the root down to this one; null for deep members, whose line is no longer stored. */
  line: Uint8Array | null
}

/** A member of the caller's team, the caller by default. Any other member counts as absent: throws `notFound`. */
export async function teamMember(context: Context, memberId?: string): Promise<TeamMember> {
  const { id: caller } = memberOf(context)
  const member = await context.db
    .selectFrom('team_paths as p')
    .innerJoin('members as m', 'm.id', 'p.descendant_id')
    .select(['m.id', 'm.account', 'm.type', 'p.depth'])
    .select(sql<Uint8Array | null>`case when substring(m.line from length(m.line) - 7) = int8send(m.id) then m.line end`.as('line'))
    .where('p.ancestor_id', '=', caller)
    .where('p.descendant_id', '=', memberId === undefined ? caller : rowId(memberId))
    .executeTakeFirst()
  if (!member) throw notFound()
  return member
}
