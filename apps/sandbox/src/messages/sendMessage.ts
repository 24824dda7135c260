import type { Db } from '../db/openDatabase.ts'

/** A message in both languages; bodies are HTML, made by us or escaped by the caller. */
export interface Letter {
  titlePt: string
  titleEn: string
  contentPt: string
  contentEn: string
}

/** Puts a message into a member's inbox. */
export async function sendMessage(db: Db, memberId: number, letter: Letter, at: number): Promise<void> {
  const { titlePt, titleEn, contentPt, contentEn } = letter
  await db
    .insertInto('messages')
    .values({
      member_id: memberId,
      title_pt: titlePt,
      title_en: titleEn,
      content_pt: contentPt,
      content_en: contentEn,
      sent_at: at,
      read_at: null,
      deleted_at: null,
    })
    .execute()
}
