import type { Db } from '../db/openDatabase.ts'

/** End of the waiting time after the last manual claim, ms; undefined for a member without one. */
export async function claimableAt(db: Db, memberId: number, { wait_minutes }: { wait_minutes: number }, now: number) {
  const last = await db
    .selectFrom('rebate_claims')
    .select('created_at')
    .where('member_id', '=', memberId)
    .where('source', '=', 'member')
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  const at = last && last.created_at + wait_minutes * 60_000
  return at !== undefined && at > now ? at : undefined
}
