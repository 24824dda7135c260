import { transfer } from '../ledger/transfer.ts'
import type { Db } from '../db/openDatabase.ts'

interface Move {
  envelope_no: string
  merchant: string
  /** Owner of the wallet that the money leaves or enters. */
  memberId: number
  /** Cents. */
  amount: number
  at: number
}

/** A separate account, with the same guard as a rain's pool: it never pays more than it received. */
const poolOf = (envelope_no: string) => ({ rain: `envelope:${envelope_no}` })

const move = (
  db: Db,
  kind: 'envelopeOut' | 'envelopeIn' | 'envelopeReturn',
  key: string,
  { envelope_no, merchant, memberId, amount, at }: Move,
) => {
  const sign = kind === 'envelopeOut' ? -1 : 1
  const legs = [
    { party: { memberId, bucket: 'cash' as const }, amount: sign * amount },
    { party: poolOf(envelope_no), amount: -sign * amount },
  ]
  return transfer(db, { merchant, kind, key: `envelope:${envelope_no}${key}`, reference: envelope_no, legs, at })
}

/** Moves an agent's cash into the envelope. Throws Refusal `wallet.insufficient`. */
export const fillEnvelope = (db: Db, order: Move) => move(db, 'envelopeOut', '', order)

/** Pays a packet, once per position. */
export const payPacket = (db: Db, position: number, order: Move) => move(db, 'envelopeIn', `:${position}`, order)

/** Returns the packets that were not taken to the agent, once. */
export const returnPackets = (db: Db, order: Move) => move(db, 'envelopeReturn', ':rest', order)
