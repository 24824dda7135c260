import type { Db } from '../db/openDatabase.ts'
import type { Member } from '../gateway/Context.ts'
import { hashToken, newToken } from '../gateway/tokens.ts'

/** Idle life of a session; each use renews it once a quarter of it has gone. */
const SESSION_MS = 12 * 3_600_000

export type FoundSession = { state: 'open'; member: Member; expiresAt: number } | { state: 'expired' } | { state: 'replaced'; at: number }

/** Opens a session and ends the member's earlier ones: a member is signed in at one place. Returns the token. */
export async function openSession(db: Db, memberId: number, now: number): Promise<string> {
  const token = newToken()
  await db
    .updateTable('sessions')
    .set({ ended_at: now, ended_by: 'replaced' })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .execute()
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      member_id: memberId,
      created_at: now,
      expires_at: now + SESSION_MS,
      ended_at: null,
      ended_by: null,
    })
    .execute()
  return token
}

/** Looks a session up by its hash. */
export async function findSession(db: Db, hash: string, now: number): Promise<FoundSession | undefined> {
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .where('s.token_hash', '=', hash)
    .select(['s.expires_at', 's.ended_at', 's.ended_by', 'm.id', 'm.merchant', 'm.account', 'm.nickname', 'm.type', 'm.upline_id'])
    .select(['m.vip_level', 'm.registered_at', 'm.disabled'])
    .executeTakeFirst()
  if (!row) return undefined
  if (row.ended_by === 'replaced') return { state: 'replaced', at: row.ended_at ?? now }
  if (row.ended_at !== null || row.expires_at <= now || row.disabled) return { state: 'expired' }
  if (row.expires_at - now < (SESSION_MS * 3) / 4) await renewSession(db, hash, now)
  const { id, merchant, account, nickname, type } = row
  return {
    state: 'open',
    expiresAt: row.expires_at,
    member: { id, merchant, account, nickname, type, uplineId: row.upline_id, vipLevel: row.vip_level, registeredAt: row.registered_at },
  }
}

/** Lets an open session live on from now. Returns when it will end. */
export async function renewSession(db: Db, hash: string, now: number): Promise<number> {
  const expires_at = now + SESSION_MS
  await db.updateTable('sessions').set({ expires_at }).where('token_hash', '=', hash).where('ended_at', 'is', null).execute()
  return expires_at
}

/** Signs out; ending an ended session changes nothing. */
export async function endSession(db: Db, hash: string, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now, ended_by: 'logout' })
    .where('token_hash', '=', hash)
    .where('ended_at', 'is', null)
    .execute()
}
