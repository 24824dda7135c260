import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { withDeadline } from '../../base/withDeadline.ts'
import { SIGNATURE, sign } from './signature.ts'
import type { BankParts } from './SimulatedBank.ts'

const AT_ONCE = 20
/** While one process posts a notice, no other posts the same one. */
const LEASE_MS = 30_000
const ANSWER_MS = 10_000
/** 10 s, doubling up to an hour. */
const waitAfter = (attempts: number) => Math.min(3_600_000, 5000 * 2 ** Math.min(attempts, 20))

export const WEBHOOK_PATH = '/payments/webhook'

/** The subject of a notice: a charge, or a payment out. */
export type Subject = { txid: string } | { payout: string }

/** Queues a notice to the gateway about a charge or a payment out. */
export async function addNotice({ db, now }: BankParts, about: Subject): Promise<void> {
  const of = { txid: null, payout: null, ...about }
  await db
    .insertInto('bank_notices')
    .values({ ...of, id: randomUUID(), created_at: now(), next_at: now(), heard_at: null })
    .execute()
}

/** Posts the notices that are due. Without a 200 from the gateway a notice is posted again later. Returns how many were accepted. */
export async function postNotices(parts: BankParts): Promise<number> {
  const { db, now } = parts
  const { rows } = await sql<{ id: string; txid: string | null; payout: string | null; attempts: number; created_at: number }>`
    update bank_notices set attempts = attempts + 1, next_at = ${now() + LEASE_MS}::bigint where id in (
      select id from bank_notices where heard_at is null and next_at <= ${now()}::bigint
      order by created_at limit ${sql.lit(AT_ONCE)} for update skip locked)
    returning id, txid, payout, attempts, created_at`.execute(db)
  let heardCount = 0
  for (const { id, txid, payout, attempts } of rows.toSorted((a, b) => a.created_at - b.created_at)) {
    const ok = await postNotice(parts, id, txid ? { txid } : { payout: payout ?? '' }).catch(() => false)
    if (ok) heardCount++
    const outcome = ok ? { heard_at: now() } : { next_at: now() + waitAfter(attempts) }
    await db.updateTable('bank_notices').set(outcome).where('id', '=', id).execute()
  }
  return heardCount
}

/** One signed webhook, signed again at each try. True if the gateway answered 200. */
export async function postNotice(parts: BankParts, id: string, about: Subject): Promise<boolean> {
  const { now, secret, post } = parts
  const body = JSON.stringify({ id, ...(await wordsOf(parts, about)) })
  const headers = { 'Content-Type': 'application/json', [SIGNATURE]: sign(secret, body, now()) }
  const { status } = await withDeadline(ANSWER_MS, post(new Request(`http://gateway${WEBHOOK_PATH}`, { method: 'POST', headers, body })))
  return status === 200
}

async function wordsOf({ db }: BankParts, about: Subject) {
  if ('payout' in about) return { payoutKey: about.payout }
  const { txid } = about
  const { reference } = await db.selectFrom('bank_charges').select('reference').where('txid', '=', txid).executeTakeFirstOrThrow()
  return { txid, orderNo: reference }
}
