import { numberOf, type MarketProfile } from '@platform/sdk/markets'
import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import type { Member } from './Member.ts'
import { unverified } from './memberState.ts'
import { Refusal } from '../base/Refusal.ts'
import { hashToken, newToken } from './tokens.ts'

const HOUR = 3_600_000
/** Lifetime of a session that is not used, where the market decides none. */
const SESSION_MS = 12 * HOUR
/** However much it is used, a session ends this long after the sign-in. */
const LONGEST_MS = 30 * 24 * HOUR
/** The site renews the session of an active player every ten minutes. */
const ONLINE_MS = HOUR / 4

export type FoundSession =
  | { state: 'open'; member: Member; expiresAt: number }
  /** `unused`: by itself, and not by a sign-out. */
  | { state: 'expired'; unused: boolean }
  | { state: 'replaced'; at: number }

/** How long a session lasts from its last use, or from the player's last act where the market locks idle ones. */
export const sessionLife = (market: MarketProfile): number => numberOf(market, 'idleMs') ?? SESSION_MS

/** Opens a session and ends the member's earlier ones: a member is signed in at one place. Returns the token. */
export async function openSession(db: Db, memberId: number, now: number, life = SESSION_MS): Promise<string> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now, ended_by: 'replaced' })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .execute()
  return addSession(db, memberId, now, life)
}

/** An additional session of the member: several testers may use one member of the seed. */
export async function addSession(db: Db, memberId: number, now: number, life = SESSION_MS): Promise<string> {
  const token = newToken()
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      member_id: memberId,
      created_at: now,
      expires_at: now + life,
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
  if (row.ended_at !== null || row.disabled) return { state: 'expired', unused: false }
  if (row.expires_at <= now) return { state: 'expired', unused: true }
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

/** An open session that ends after this moment was used in the last quarter of an hour: its member is online. */
export const onlineFrom = (now: number, market: MarketProfile): number => now + sessionLife(market) - ONLINE_MS

interface Extension {
  /** Whose sessions are meant: a call at another brand, whose market may be another one, extends nothing. */
  merchant: string
  now: number
  life: number
  /** Not for a gain of less than this, ms. */
  least: number
}

/** Extends an open session, or that from which a page was launched, to this life from now, up to its longest one. */
export async function extendSession(db: Db, hash: string, { merchant, now, life, least }: Extension): Promise<void> {
  // Not as a condition with `or`, which would read every session.
  await sql`
    update sessions set expires_at = least(${now + life}::bigint, created_at + ${LONGEST_MS}::bigint)
    where token_hash in (
        select ${hash} union all
        select launcher.token_hash from play_sessions page join sessions launcher using (page_key) where page.token_hash = ${hash})
      and ended_at is null and expires_at > ${now}::bigint
      and expires_at <= least(${now + life}::bigint, created_at + ${LONGEST_MS}::bigint) - ${Math.floor(least)}::bigint
      and member_id in (select id from members where merchant = ${merchant})`.execute(db)
}

/** When an open session ends unless it is used, or the player acts. */
export async function endOfSession(db: Db, hash: string): Promise<number> {
  const session = await db
    .selectFrom('sessions')
    .select('expires_at')
    .where('token_hash', '=', hash)
    .where('ended_at', 'is', null)
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
