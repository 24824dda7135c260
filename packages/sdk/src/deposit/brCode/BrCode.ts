import type { Minor } from '../../core/Minor.ts'

/** The content of the text behind a PIX QR code. */
export interface BrCode {
  /** It can be paid once. */
  singleUse: boolean
  /** Destination of the money: a key, with a text for the payer, or the address of a charge without `https://`. */
  to: { key: string; text?: string } | { url: string }
  /** Undefined if the payer enters it. */
  amount?: Minor
  /** Receiver, up to 25 characters without accents. */
  name: string
  /** City of the receiver, up to 15 characters without accents. */
  city: string
  /** Reference of a code with a key; `***` = none. A code with an address has its own there. */
  txid: string
}
