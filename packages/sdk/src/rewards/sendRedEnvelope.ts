import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { seal } from '../core/encryption/sealRequest.ts'
import { flag, int, money, string, text } from '../core/wire/fields.ts'
import { envelopeTexts } from '../texts/envelopeTexts.ts'
import { transferTexts } from '../texts/transferTexts.ts'
import { EnvelopeSplit } from './EnvelopeSplit.ts'
import { SentEnvelope } from './SentEnvelope.ts'

/**
 * Sends cash of an agent to the direct members in a red envelope: each may take one packet, until all are taken or it expires; the rest is
 * returned automatically. Its packets are fixed when it is sent. Errors: `envelope.packets` of `packets` beyond `mostPackets`,
 * `envelope.small` of `amount` where a packet would hold less than `least`; `transfer.off` where `getTransferEnabled` says no;
 * `transfer.blocked` with the `item` of the readiness list that is not in order; `transfer.min` and `transfer.max` of `amount`;
 * `transfer.free` with `transferable` where bets bind the rest; `transfer.duplicate` with `orderNo` where one just like it was sent less
 * than 60 s ago and `again` is not set; `payment.wrong`, `payment.locked`, `payment.unset`, `passkey.wrong`; `wallet.insufficient`. Spec
 * 2.19.
 */
export const sendRedEnvelope = defineCall({
  name: 'sendRedEnvelope',
  method: 'PUT',
  path: '/wps/agent/redEnvelope',
  module: 'FUNDTRANS3',
  access: 'agent',
  retry: 'keyed',
  section: '7.5',
  texts: { ...transferTexts, ...envelopeTexts },
  shown: false,
  seal,
  input: z.object({
    /** Amount deducted from the balance, for all packets. */
    amount: money,
    /** Number of packets; a member takes one. */
    packets: int,
    /** How they are divided. */
    split: EnvelopeSplit,
    /** The text that members read on it, at most `ENVELOPE_WORDS` characters. */
    words: text,
    /** The agent was warned about an identical envelope less than 60 s old and wants another. */
    again: z.optional(flag),
    /** Sealed in transit; or a passkey. */
    paymentPassword: z.optional(string),
    /** Instead of the payment password: JSON of the browser's response to `getPasskeyOptions` for `confirm` of `transfer`. */
    passkeyToken: z.optional(string),
  }),
  output: SentEnvelope,
})
