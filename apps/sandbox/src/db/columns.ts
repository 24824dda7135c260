import type { JSONColumnType } from 'kysely'

/** Epoch milliseconds of the gateway's clock. */
export type Millis = number
/** Integer minor units (cents). */
export type Cents = number
export type Json = JSONColumnType<Record<string, unknown>, string | undefined, string>
export type WireLanguage = 'PT' | 'EN'
export type GameTypeCode = 'SPORTS' | 'LIVE' | 'FISH' | 'RNG' | 'PVP' | 'LOTT' | 'ELOTT' | 'INHOUSE'
/** Why money moved. */
export type TransferKind =
  | 'deposit'
  | 'withdrawal'
  | 'stake'
  | 'payout'
  | 'refund'
  | 'bonus'
  | 'adjustment'
  | 'transfer'
  /** Money to the agent above, and to a direct member. */
  | 'transferUp'
  | 'transferDown'
  /** Money of the house for a pool. */
  | 'budget'
  /** A grant with finished turnover becomes cash; a closed one goes back to the pool. */
  | 'clearing'
  | 'forfeit'
  /** A deposit that the bank clawed back; money paid by mistake or for a bet that turned out to be void; a debt for either, paid. */
  | 'clawback'
  | 'takeback'
  | 'repayment'
  | 'rebate'
  /** An agent's income from its team. */
  | 'agentRebate'
  | 'reward'
  /** Cash of an agent for a red envelope, a packet of it, and what was not taken. */
  | 'envelopeOut'
  | 'envelopeIn'
  | 'envelopeReturn'
  | 'fee'
  | 'settlement'
  /** Payment of a contract. */
  | 'dividend'
  | 'salary'
