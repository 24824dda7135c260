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
      .select(['envelope_no', 'merchant', 'sender_id'])
      .where('envelope_no', '=', envelope_no)
      .where('ended_at', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (envelope) await endEnvelope(trx, envelope, at)
  })
}

/** Returns what is left of a locked envelope. */
async function endEnvelope(
  trx: Db,
  { envelope_no, merchant, sender_id: memberId }: { envelope_no: string; merchant: string; sender_id: number },
  at: number,
): Promise<void> {
  const { rest } = await trx
    .selectFrom('red_envelope_packets')
    .select((eb) => eb.fn.sum<number>('amount').as('rest'))
    .where('envelope_no', '=', envelope_no)
    .where('taken_by', 'is', null)
    .executeTakeFirstOrThrow()
  await trx.updateTable('red_envelopes').set({ ended_at: at }).where('envelope_no', '=', envelope_no).execute()
  await returnPackets(trx, { envelope_no, merchant, memberId, amount: Number(rest), at })
}

/** Locks the open envelopes of a member: before wallets, as who takes a packet does. */
export const lockEnvelopesOf = (trx: Db, memberId: number) =>
  trx
    .selectFrom('red_envelopes')
    .select(['envelope_no', 'merchant', 'sender_id'])
    .where('sender_id', '=', memberId)
    .where('ended_at', 'is', null)
    .orderBy('envelope_no')
    .forUpdate()
    .execute()

/** Ends the open envelopes of a member who sends nothing for now: what was not taken is the member's again. Under the lock of the wallet. */
export async function endEnvelopesOf(trx: Db, memberId: number, at: number): Promise<void> {
  for (const envelope of await lockEnvelopesOf(trx, memberId)) await endEnvelope(trx, envelope, at)
}
