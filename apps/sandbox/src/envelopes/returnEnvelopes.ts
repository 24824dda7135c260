import type { Db } from '../db/openDatabase.ts'
import { returnPackets } from './envelopePool.ts'

/**
 * Returns the packets of expired envelopes that were not taken, each once, also with parallel processes. One that fails is logged and
 * retried next time.
 */
export async function returnEnvelopes(db: Db, now: number): Promise<void> {
  const dueEnvelopes = await db
    .selectFrom('red_envelopes')
    .select('envelope_no')
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .execute()
  for (const { envelope_no } of dueEnvelopes)
    await returnOne(db, envelope_no, now).catch((error: unknown) => console.error(`envelope ${envelope_no}:`, error))
}

/** Ends one envelope and returns its remaining packets, in one transaction. */
function returnOne(db: Db, envelope_no: string, at: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const envelope = await trx
      .selectFrom('red_envelopes')
      .select(['merchant', 'sender_id'])
      .where('envelope_no', '=', envelope_no)
      .where('ended_at', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!envelope) return
    const { rest } = await trx
      .selectFrom('red_envelope_packets')
      .select((eb) => eb.fn.sum<number>('amount').as('rest'))
      .where('envelope_no', '=', envelope_no)
      .where('taken_by', 'is', null)
      .executeTakeFirstOrThrow()
    await trx.updateTable('red_envelopes').set({ ended_at: at }).where('envelope_no', '=', envelope_no).execute()
    const { merchant, sender_id: memberId } = envelope
    await returnPackets(trx, { envelope_no, merchant, memberId, amount: Number(rest), at })
  })
}
