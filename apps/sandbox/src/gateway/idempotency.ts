import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import { Refusal } from './Refusal.ts'
import type { Vault } from './vault.ts'

/** A process that died in mid-work gives its claim up after this. */
const CLAIM_MS = 30_000

export interface Claim {
  merchant: string
  /** Member id, or who else asks: a key of one member says nothing to another. */
  owner: string
  key: string
  call: string
  payload: unknown
  now: number
  /** Keeps what was answered: it may carry a launch ticket. */
  vault: Vault
}

export interface Answer {
  status: number
  body: string
}

/**
 * Takes the key, or returns the answer given before.
 * Throws 409 while the first try still runs, 422 when the key was used for something else.
 */
export async function claim(db: Db, { merchant, owner, key, call, payload, now, vault }: Claim): Promise<Answer | undefined> {
  const payloadHash = fingerprint(call, payload)
  const { rows } = await sql<{ mine: boolean }>`
    insert into idempotency_keys as k (merchant, owner, key, call, payload_hash, locked_until, created_at)
    values (${merchant}, ${owner}, ${key}, ${call}, ${payloadHash}, ${now + CLAIM_MS}::bigint, ${now}::bigint)
    on conflict (merchant, owner, key) do update set locked_until = excluded.locked_until
      where k.status = 'running' and k.locked_until <= ${now}::bigint and k.payload_hash = excluded.payload_hash
    returning true as mine`.execute(db)
  if (rows.length > 0) return undefined
  const earlier = await db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!earlier) throw new Refusal('idempotency.running', 409)
  if (earlier.payload_hash !== payloadHash) throw new Refusal('idempotency.mismatch', 422)
  if (earlier.status === 'running') throw new Refusal('idempotency.running', 409)
  const [status, kept] = [earlier.http_status ?? 500, earlier.answer ?? '']
  return { status, body: earlier.applied ? vault.open(kept) : kept }
}

/** Keeps the final answer, in the transaction of the effect: sealed, but for a refusal, which is nothing but its code. */
export async function settle(db: Db, { merchant, owner, key, vault }: Claim, { status, body }: Answer): Promise<void> {
  const applied = status < 400
  await db
    .updateTable('idempotency_keys')
    .set({ status: 'done', http_status: status, answer: applied ? vault.seal(body) : body, applied })
    .where('merchant', '=', merchant)
    .where('owner', '=', owner)
    .where('key', '=', key)
    .execute()
}

/** Gives the key back after a failure that decided nothing, so that the same try may run again. */
export async function release(db: Db, { merchant, owner, key }: Claim): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('merchant', '=', merchant)
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('status', '=', 'running')
    .execute()
}

const fingerprint = (call: string, payload: unknown): string =>
  createHash('sha256')
    .update(`${call}\n${canonical(payload)}`)
    .digest('base64url')

/** JSON with sorted keys: the order in which a client writes its fields is no difference. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
