import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import { notFound } from '../base/Refusal.ts'
import { teamMember, type TeamMember } from '../agents/exports.ts'
import type { Context } from '../gateway/Context.ts'
import type { TeamHead } from './figuresOf.ts'

/** The member whose contract it is: the caller, or a direct member. Any other member counts as absent: throws `notFound`. */
export async function contractMember(context: Context, memberId?: string): Promise<TeamMember> {
  const member = await teamMember(context, memberId)
  if (member.depth > 1) throw notFound()
  return member
}

/** A member as the head of a team, independent of the caller. */
export const headOf = (db: Db, id: number): Promise<TeamHead> =>
  db
    .selectFrom('members as m')
    .select('m.id')
    .select(sql<Uint8Array | null>`case when substring(m.line from length(m.line) - 7) = int8send(m.id) then m.line end`.as('line'))
    .where('m.id', '=', id)
    .executeTakeFirstOrThrow()
