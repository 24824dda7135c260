import { openPageKeys } from '../gateway/sessions.ts'
import type { Db } from '../db/openDatabase.ts'
import type { Member } from '../gateway/Member.ts'

/** The open session of a launched page. It ends with the session that launched it. */
const everyPage = (db: Db, hash: string, now: number) =>
  db
    .selectFrom('play_sessions as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .innerJoin('games as g', 'g.node_id', 's.node_id')
    .where('s.token_hash', '=', hash)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where('s.page_key', 'in', openPageKeys(db, now))

/** That of a lottery page. */
export const openPages = (db: Db, hash: string, now: number) => everyPage(db, hash, now).where('g.game_type', 'in', ['LOTT', 'ELOTT'])

/** The member that a lottery page plays for, or one of a game too, by the hash of its token. */
export async function memberOfPage(db: Db, hash: string, { now, games }: { now: number; games: boolean }): Promise<Member | undefined> {
  const row = await (games ? everyPage : openPages)(db, hash, now)
    .select(['m.id', 'm.merchant', 'm.account', 'm.nickname', 'm.type', 'm.upline_id', 'm.registered_at'])
    .executeTakeFirst()
  if (!row) return undefined
  const { upline_id, registered_at, ...member } = row
  return { ...member, uplineId: upline_id, registeredAt: registered_at }
}
