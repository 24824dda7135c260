import type { Db } from '../db/openDatabase.ts'

/** The member has seen the reminder of limits. */
export async function readReminder(db: Db, { memberId, at }: { memberId: number; at: number }): Promise<void> {
  await db
    .insertInto('limit_states')
    .values({ member_id: memberId, reminded_at: at, beat_at: null })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ reminded_at: at }))
    .execute()
}
