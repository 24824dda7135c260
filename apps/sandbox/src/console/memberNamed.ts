import { notFound } from '../base/Refusal.ts'
import type { Services } from '../gateway/Services.ts'

/** The member that an operator names, or 404. */
export async function memberNamed({ merchant, userName }: { merchant: string; userName: string }, { database: { db } }: Services) {
  const member = await db
    .selectFrom('members')
    .select(['id', 'merchant'])
    .where('merchant', '=', merchant)
    .where('username', '=', userName.toLowerCase())
    .executeTakeFirst()
  if (!member) throw notFound()
  return member
}
