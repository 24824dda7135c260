import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id, money } from '../core/wire/fields.ts'
import { envelopeTexts } from '../texts/envelopeTexts.ts'

/**
 * Takes the member's packet of a red envelope: one each, cash at once, and another request answers the same amount. Errors:
 * `envelope.empty` where others took all, `envelope.ended` after its time, `limit.deposit` for a packet over the member's own limit;
 * `notFound` for an envelope that is not from the direct upline. Spec 2.19.
 */
export const takeRedEnvelope = defineCall({
  name: 'takeRedEnvelope',
  method: 'POST',
  path: '/wps/member/redEnvelope',
  module: 'FUNDTRANS3',
  access: 'money',
  retry: 'keyed',
  section: '7.5',
  texts: envelopeTexts,
  shown: false,
  input: z.object({
    /** Id of the envelope. */
    id,
  }),
  output: z.object({
    /** Amount of the packet. */
    amount: money,
  }),
})
