import { sql, type RawBuilder } from 'kysely'
import { NUMBER } from './maskUser.ts'

/**
 * Whether a member `m`, `p.depth` steps below one who is `depth` steps below the caller, is looked for by that name. A beginning would tell the
 * masked names letter by letter, and numbers digit by digit: further down than right below the caller it is the complete name.
 */
export function namedAs(userName: string | undefined, depth: number): RawBuilder<boolean> {
  if (!userName) return sql`true`
  const name = userName.toLowerCase()
  return sql`(m.username = ${name} or (${depth} + p.depth <= 1 and m.username !~ ${NUMBER.source} and starts_with(m.username, ${name})))`
}
