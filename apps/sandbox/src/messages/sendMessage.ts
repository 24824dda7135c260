import type { Db } from '../db/openDatabase.ts'
import { bilingualColumns, type Bilingual } from '../base/Bilingual.ts'

/** Puts a message into a member's inbox. Its content is HTML, written by us or by the operator. */
export async function sendMessage(db: Db, memberId: number, words: Bilingual, at: number): Promise<void> {
  await db
    .insertInto('messages')
    .values({ member_id: memberId, ...bilingualColumns(words), sent_at: at, read_at: null, deleted_at: null })
    .execute()
}
