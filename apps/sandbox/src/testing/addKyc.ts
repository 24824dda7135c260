import type { Db } from '../db/openDatabase.ts'

/** An identity check of a member, without its pictures. Returns its id. */
export async function addKyc(db: Db, member_id: number, status: 'review' | 'accepted'): Promise<number> {
  const { merchant } = await db.selectFrom('members').select('merchant').where('id', '=', member_id).executeTakeFirstOrThrow()
  const row = { merchant, member_id, status, created_at: 1, sent_at: 1, decided_at: status === 'accepted' ? 1 : null }
  return (await db.insertInto('kyc_requests').values(row).returning('id').executeTakeFirstOrThrow()).id
}
