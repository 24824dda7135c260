import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import { Refusal } from '../base/Refusal.ts'
import type { Services } from './Services.ts'
import type { Vault } from './vault.ts'

/** The claim of a crashed process expires after this. Longer than a transaction may last (Services.transactionMs). */
const CLAIM_MS = 30_000

export interface Claim {
  merchant: string
  /** Member id, or another id of the caller: a member's key reveals nothing to another. */
  owner: string
  key: string
  call: string
  payload: unknown
  now: number
  /** Seals the stored answer: it may contain a launch ticket. */
  vault: Vault
}

/** A claim that was taken. `attempt` distinguishes the tries of one key. */
export interface HeldClaim extends Claim {
  attempt: number
}

export interface Answer {
  status: number
  body: string
}

const running = () => new Refusal('idempotency.running', 409)

/**
 * Claims the key and returns the number of this attempt, or returns the stored answer. Throws 409 while another attempt runs, 422 if the
 * key was used for another request.
 */
export async function claim(db: Db, mine: Claim): Promise<number | Answer> {
  const { merchant, owner, key, call, now } = mine
  const payload_hash = fingerprint(call, mine.payload)
  const newClaim = await db
    .insertInto('idempotency_keys')
    .values({ merchant, owner, key, call, payload_hash, locked_until: now + CLAIM_MS, created_at: now, http_status: null, answer: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('attempt')
    .executeTakeFirst()
  if (newClaim) return newClaim.attempt
  const earlier = await rowOf(db, mine)
  if (!earlier) throw running()
  if (earlier.payload_hash !== payload_hash) throw new Refusal('idempotency.mismatch', 422)
  if (earlier.status === 'running') return takeOver(db, mine)
  const [status, storedBody] = [earlier.http_status ?? 500, earlier.answer ?? '']
  return { status, body: earlier.applied ? mine.vault.open(storedBody) : storedBody }
}

/** A claim that has expired, unless its transaction is still open: that one locks the row. */
async function takeOver(db: Db, { merchant, owner, key, now }: Claim): Promise<number> {
  const { rows } = await sql<{ attempt: number }>`
    update idempotency_keys set attempt = attempt + 1, locked_until = ${now + CLAIM_MS}::bigint
    where (merchant, owner, key) in (
      select merchant, owner, key from idempotency_keys where merchant = ${merchant} and owner = ${owner} and key = ${key}
        and status = 'running' and locked_until <= ${now}::bigint for update skip locked)
    returning attempt`.execute(db)
  if (!rows[0]) throw running()
  return rows[0].attempt
}

/**
 * The first statement of the transaction that has the effect: locks the claim's row to the end, so that no other attempt can claim or
 * cancel it meanwhile. Throws 409 if that has already happened. From here on Postgres ends the transaction, or before version 17 what hangs in it,
 * after its timeout, whatever the process does; the embedded database has no timers, and ends with its process.
 */
export async function hold(trx: Db, mine: HeldClaim, { database, transactionMs }: Pick<Services, 'database' | 'transactionMs'>) {
  const timeouts = database.timeouts.map((name) => sql`set_config(${name}, ${String(transactionMs)}, true)`)
  const { rows } = await sql`
    select ${sql.join([sql`attempt`, ...timeouts])} from idempotency_keys
    where merchant = ${mine.merchant} and owner = ${mine.owner} and key = ${mine.key}
      and status = 'running' and attempt = ${mine.attempt} for update`.execute(trx)
  if (rows.length === 0) throw running()
}

/**
 * Stores the final answer while the claim is this try's: in the transaction of the effect, or after a refusal. It is sealed, except a
 * refusal, which is only a code. Throws 409 if another attempt has the claim.
 */
export async function settle(db: Db, mine: HeldClaim, { status, body }: Answer): Promise<void> {
  const applied = status < 400
  const answer = applied ? mine.vault.seal(body) : body
  const { numUpdatedRows } = await ofClaim(
    db.updateTable('idempotency_keys').set({ status: 'done', http_status: status, answer, applied }),
    mine,
  ).executeTakeFirst()
  if (numUpdatedRows === 0n) throw running()
}

/** Whether an attempt with this key is running or decided. */
export const isKnown = async (db: Db, of: Pick<Claim, 'merchant' | 'owner' | 'key'>): Promise<boolean> =>
  (await rowOf(db, of)) !== undefined

/** Releases the key after a failure that decided nothing. False if it was decided after all: a commit whose answer was lost. */
export async function release(db: Db, mine: HeldClaim): Promise<boolean> {
  const { numDeletedRows } = await ofClaim(db.deleteFrom('idempotency_keys'), mine).executeTakeFirst()
  return numDeletedRows > 0n
}

interface OwnRow<Query> {
  where(column: 'merchant' | 'owner' | 'key' | 'status' | 'attempt', is: '=', value: string | number): Query
}

/** Only this attempt's row, and only while it is undecided. */
const ofClaim = <Query extends OwnRow<Query>>(query: Query, { merchant, owner, key, attempt }: HeldClaim): Query =>
  query
    .where('merchant', '=', merchant)
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('status', '=', 'running')
    .where('attempt', '=', attempt)

const rowOf = (db: Db, { merchant, owner, key }: Pick<Claim, 'merchant' | 'owner' | 'key'>) =>
  db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst()

const fingerprint = (call: string, payload: unknown): string =>
  createHash('sha256')
    .update(`${call}\n${canonical(payload)}`)
    .digest('base64url')

/** JSON with sorted keys, so that the order of a client's fields does not matter. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
