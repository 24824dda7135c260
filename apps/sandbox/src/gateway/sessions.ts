import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import type { Member } from './Member.ts'
import { unverified } from './memberState.ts'
import { Refusal } from '../base/Refusal.ts'
import { hashToken, newToken } from './tokens.ts'

const HOUR = 3_600_000
/** Idle lifetime of a session; a use renews it once a quarter of it has passed. */
const SESSION_MS = 12 * HOUR
/** However much it is used, a session ends this long after the sign-in. */
const LONGEST_MS = 30 * 24 * HOUR
/** The site renews the session of an active player every ten minutes. */
const ONLINE_MS = HOUR / 4

export type FoundSession = { state: 'open'; member: Member; expiresAt: number } | { state: 'expired' } | { state: 'replaced'; at: number }

/** Opens a session and ends the member's earlier ones: a member is signed in at one place. Returns the token. */
export async function openSession(db: Db, memberId: number, now: number): Promise<string> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now, ended_by: 'replaced' })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .execute()
  return addSession(db, memberId, now)
}

/** An additional session of the member: several testers may use one member of the seed. */
export async function addSession(db: Db, memberId: number, now: number): Promise<string> {
  const token = newToken()
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

/** Reads a session by its hash. */
export async function findSession(db: Db, hash: string, now: number): Promise<FoundSession | undefined> {
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .where('s.token_hash', '=', hash)
    .select([
      's.created_at',
      's.expires_at',
      's.ended_at',
      's.ended_by',
      'm.id',
      'm.merchant',
      'm.account',
      'm.nickname',
      'm.type',
      'm.upline_id',
    ])
    .leftJoin('registry_states as r', 'r.member_id', 'm.id')
    .select(unverified('m', 'r').as('unverified'))
    .select(['m.registered_at', 'm.disabled', 'm.password_once', 'm.protection', 'm.protected_until', 'm.return_at'])
    .executeTakeFirst()
  if (!row) return undefined
  if (row.ended_by === 'replaced') return { state: 'replaced', at: row.ended_at ?? now }
  if (row.ended_at !== null || row.expires_at <= now || row.disabled) return { state: 'expired' }
  if (lifeFrom(now, row.created_at) - row.expires_at > SESSION_MS / 4) await renewSession(db, hash, now)
  const { id, merchant, account, nickname, type, protection, protected_until, return_at } = row
  return {
    state: 'open',
    expiresAt: row.expires_at,
    member: {
      id,
      merchant,
      account,
      nickname,
      type,
      uplineId: row.upline_id,
      registeredAt: row.registered_at,
      mustChangePassword: row.password_once,
      unverified: row.unverified,
      ...(protection && { protection: { protection, protected_until, return_at } }),
    },
  }
}

const lifeFrom = (now: number, createdAt: number) => Math.min(now + SESSION_MS, createdAt + LONGEST_MS)

/** An open session that ends after this moment was used in the last quarter of an hour: its member is online. */
export const onlineFrom = (now: number): number => now + SESSION_MS - ONLINE_MS

/** Extends an open session from now, up to its longest life. Returns when it will end. */
export async function renewSession(db: Db, hash: string, now: number): Promise<number> {
  const session = await db
    .updateTable('sessions')
    .set({ expires_at: sql<number>`least(${now + SESSION_MS}::bigint, created_at + ${LONGEST_MS}::bigint)` })
    .where('token_hash', '=', hash)
    .where('ended_at', 'is', null)
    .returning('expires_at')
    .executeTakeFirst()
  if (!session) throw new Refusal('session.expired', 401)
  return session.expires_at
}

/**
 * The keys of open sessions. Every token made from a session contains its key and is valid only while the key is among these: not after
 * sign-out, replacement, expiry, disabling or a change of password.
 */
export const openPageKeys = (db: Db, now: number) =>
  db
    .selectFrom('sessions as parent')
    .innerJoin('members as player', 'player.id', 'parent.member_id')
    .select('parent.page_key')
    .where('parent.ended_at', 'is', null)
    .where('parent.expires_at', '>', now)
    .where('player.disabled', '=', false)

/** The key that a token from this session must carry. */
export async function pageKeyOf(db: Db, hash: string, now: number): Promise<string | undefined> {
  return (await openPageKeys(db, now).where('parent.token_hash', '=', hash).executeTakeFirst())?.page_key
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
