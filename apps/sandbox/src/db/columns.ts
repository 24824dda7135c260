import type { JSONColumnType } from 'kysely'

/** Epoch milliseconds of the gateway's clock. */
export type Millis = number
/** Integer minor units (cents). */
export type Cents = number
export type Json = JSONColumnType<Record<string, unknown>, string | undefined, string>
export type WireLanguage = 'PT' | 'EN'
export type GameTypeCode = 'SPORTS' | 'LIVE' | 'FISH' | 'RNG' | 'PVP' | 'LOTT' | 'ELOTT' | 'INHOUSE'
/** Why money moved. */
export type TransferKind = 'deposit' | 'withdrawal' | 'stake' | 'payout' | 'refund' | 'bonus' | 'adjustment' | 'transfer'
