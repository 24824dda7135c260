import { isShut } from '../gateway/protectionState.ts'
import type { Db } from '../db/openDatabase.ts'
import { notFound, Refusal } from '../base/Refusal.ts'
import { lockWallets } from '../ledger/wallet.ts'
import { assertMayReceive, notifyOfDeposits } from '../limits/exports.ts'
import { payPacket } from './envelopePool.ts'

interface Taker {
  envelopeNo: string
  merchant: string
  memberId: number
  at: number
}

/**
 * The member's packet of an envelope in cents, taken now or before: one per member, however many requests. In the caller's transaction; the
 * envelope stays locked until it ends, so that parallel requests of several members never get the same packet.
 */
export async function takeEnvelope(db: Db, { envelopeNo, merchant, memberId, at }: Taker): Promise<number> {
  const envelope = await db
    .selectFrom('red_envelopes as e')
    .innerJoin('members as m', 'm.upline_id', 'e.sender_id')
    .select(['e.created_at', 'e.expires_at', 'e.ended_at', 'm.registered_at'])
    .where('e.envelope_no', '=', envelopeNo)
    .where('e.merchant', '=', merchant)
    .where('m.id', '=', memberId)
    .forUpdate('e')
    .executeTakeFirst()
  // The agent chose the packets for the members of that time: those who registered later get none.
  if (!envelope || envelope.registered_at > envelope.created_at) throw notFound()
  const packets = await db
    .selectFrom('red_envelope_packets')
    .selectAll()
    .where('envelope_no', '=', envelopeNo)
    .orderBy('position')
    .execute()
  const ownPacket = packets.find(({ taken_by }) => taken_by === memberId)
  if (ownPacket) return ownPacket.amount
  const freePackets = packets.filter(({ taken_by }) => taken_by === null)
  const next = freePackets[0]
  if (!next) throw new Refusal('envelope.empty', 400)
  if (envelope.ended_at !== null || at >= envelope.expires_at) throw new Refusal('envelope.ended', 400)
  // If the account was closed or paused while this waited for the lock, the packet stays for the others or returns to the agent.
  await lockWallets(db, [memberId])
  if (await isShut(db, memberId, at)) throw notFound()
  const { position, amount } = next
  await assertMayReceive(db, memberId, amount, at)
  await db
    .updateTable('red_envelope_packets')
    .set({ taken_by: memberId, taken_at: at })
    .where('envelope_no', '=', envelopeNo)
    .where('position', '=', position)
    .execute()
  await payPacket(db, position, { envelope_no: envelopeNo, merchant, memberId, amount, at })
  await notifyOfDeposits(db, memberId, at)
  if (freePackets.length === 1) await db.updateTable('red_envelopes').set({ ended_at: at }).where('envelope_no', '=', envelopeNo).execute()
  return amount
}
