import { sql, type RawBuilder } from 'kysely'
import { NUMBER } from '../base/maskUser.ts'

/**
 * Whether a member `m`, `p.depth` steps below one who is `depth` steps below the caller, matches the searched name. A prefix search would
 * reveal masked names letter by letter, and numbers digit by digit: below the caller's direct members only the complete name matches.
 */
export function namedAs(userName: string | undefined, depth: number): RawBuilder<boolean> {
  if (!userName) return sql`true`
  const name = userName.toLowerCase()
  return sql`(m.username = ${name} or (${depth} + p.depth <= 1 and m.username !~ ${NUMBER.source} and starts_with(m.username, ${name})))`
}
