import type { Db } from '../db/openDatabase.ts'

/** Whether an account is closed. With its wallet locked (`lockWallets`) it is not closed before the transaction ends. */
export async function isClosed(db: Db, memberId: number): Promise<boolean> {
  const { closed_at } = await db.selectFrom('members').select('closed_at').where('id', '=', memberId).executeTakeFirstOrThrow()
  return closed_at !== null
}
