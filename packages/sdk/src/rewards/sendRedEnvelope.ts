import { defineCall } from '../core/defineCall.ts'
import { seal } from '../core/encryption/sealRequest.ts'
import { flag, int, money, string, text } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { envelopeTexts } from '../texts/envelopeTexts.ts'
import { transferTexts } from '../texts/transferTexts.ts'
import { EnvelopeSplit } from './EnvelopeSplit.ts'
import { SentEnvelope } from './SentEnvelope.ts'

/**
 * Sends cash of an agent to the direct members in a red envelope: whoever of them comes takes one packet, until all are taken or its time is over;
 * the rest comes back by itself. Its packets are fixed when it is sent. Errors: `envelope.packets` of `packets` beyond `mostPackets`,
 * `envelope.small` of `amount` where a packet would hold less than `least`; `transfer.off` where `getTransferEnabled` says no; `transfer.blocked`
 * with the `item` of the readiness list that is not in order; `transfer.min` and `transfer.max` of `amount`; `transfer.free` with `transferable`
 * where bets bind the rest; `transfer.duplicate` with `orderNo` where one just like it was sent less than 60 s ago and `again` is not set;
 * `payment.wrong`, `payment.locked`, `payment.unset`, `passkey.wrong`; `wallet.insufficient`. Spec 2.19.
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
    /** What leaves the balance, for all packets. */
    amount: money,
    /** In how many packets; a member takes one. */
    packets: int,
    /** How they are divided. */
    split: EnvelopeSplit,
    /** What members read on it, at most `ENVELOPE_WORDS` characters. */
    words: text,
    /** The agent was told of an envelope just like this one, less than 60 s old, and wants another. */
    again: z.optional(flag),
    /** Sealed on the way; or a passkey. */
    paymentPassword: z.optional(string),
    /** Instead of the payment password: JSON of what the browser made of `getPasskeyOptions` for `confirm` of `transfer`. */
    passkeyToken: z.optional(string),
  }),
  output: SentEnvelope,
})
