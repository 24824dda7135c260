import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { SIGNATURE, sign } from './signature.ts'
import type { BankParts } from './SimulatedBank.ts'

const AT_ONCE = 20
/** While somebody is at it, nobody else posts the same one. */
const LEASE_MS = 30_000
/** 10 s, doubling up to an hour. */
const waitAfter = (attempts: number) => Math.min(3_600_000, 5000 * 2 ** Math.min(attempts, 20))

export const WEBHOOK_PATH = '/payments/webhook'

/** Writes down that the gateway must hear of a charge. */
export async function addNotice({ db, now }: BankParts, txid: string): Promise<void> {
  await db.insertInto('bank_notices').values({ id: randomUUID(), txid, created_at: now(), next_at: now(), heard_at: null }).execute()
}

/** Posts what is due. What the gateway does not answer with 200 is posted again later. Returns how many were heard. */
export async function postNotices(parts: BankParts): Promise<number> {
  const { db, now } = parts
  const { rows } = await sql<{ id: string; txid: string; attempts: number; created_at: number }>`
    update bank_notices set attempts = attempts + 1, next_at = ${now() + LEASE_MS}::bigint where id in (
      select id from bank_notices where heard_at is null and next_at <= ${now()}::bigint
      order by created_at limit ${sql.lit(AT_ONCE)} for update skip locked)
    returning id, txid, attempts, created_at`.execute(db)
  let heard = 0
  for (const { id, txid, attempts } of rows.toSorted((a, b) => a.created_at - b.created_at)) {
    const ok = await postNotice(parts, { id, txid }).catch(() => false)
    if (ok) heard++
    const set = ok ? { heard_at: now() } : { next_at: now() + waitAfter(attempts) }
    await db.updateTable('bank_notices').set(set).where('id', '=', id).execute()
  }
  return heard
}

/** One signed webhook, signed again at each try. True where the gateway answered 200. */
export async function postNotice(parts: BankParts, { id, txid }: { id: string; txid: string }): Promise<boolean> {
  const { db, now, secret, post } = parts
  const { reference } = await db.selectFrom('bank_charges').select('reference').where('txid', '=', txid).executeTakeFirstOrThrow()
  const body = JSON.stringify({ id, txid, orderNo: reference })
  const headers = { 'Content-Type': 'application/json', [SIGNATURE]: sign(secret, body, now()) }
  const { status } = await post(new Request(`http://gateway${WEBHOOK_PATH}`, { method: 'POST', headers, body }))
  return status === 200
}
