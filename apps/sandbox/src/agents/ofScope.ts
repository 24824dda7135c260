import type { TeamScope } from '@platform/sdk/agents'
import { sql, type RawBuilder } from 'kysely'
import { inScope } from './teamDays.ts'
import type { TeamMember } from './teamMember.ts'

/** Bytes of a line that are written: of the first hundred. See `members.line` in `schema/members.sql`. */
export const LINE_BYTES = 800

/** Whose rows count, as a condition on a table with `member_id` and `line`: of a complete team those whose line begins with its head's. */
export function ofScope({ id, line }: TeamMember, scope: TeamScope = 'team'): RawBuilder<boolean> {
  if (scope === 'own') return sql`member_id = ${id}`
  if (scope === 'team' && line) return sql`line >= ${line}::bytea and line < ${line}::bytea || '\\xff'::bytea`
  return sql`member_id in (select descendant_id from team_paths p where p.ancestor_id = ${id} and ${inScope(scope)})`
}
