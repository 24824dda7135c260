import type { Minor } from '../../core/Minor.ts'

/** What the text behind a PIX QR code says. */
export interface BrCode {
  /** It can be paid once. */
  singleUse: boolean
  /** Where the money goes: a key, with a text for the payer, or the address of a charge without `https://`. */
  to: { key: string; text?: string } | { url: string }
  /** Undefined where the payer types it. */
  amount?: Minor
  /** Receiver, up to 25 characters without accents. */
  name: string
  /** City of the receiver, up to 15 characters without accents. */
  city: string
  /** Of a code with a key; `***` = none. A code with an address says its own there. */
  txid: string
}
