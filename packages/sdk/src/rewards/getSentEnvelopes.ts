import { defineCall } from '../core/defineCall.ts'
import { count, money, pageNo } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { paging } from '../core/paging.ts'
import { z } from '../core/schema.ts'
import { SentEnvelope } from './SentEnvelope.ts'

/** The red envelopes that an agent has sent, newest first, 20 a page; and what another one may be. Beside `getTransferEnabled`. Spec 2.19. */
export const getSentEnvelopes = defineCall({
  name: 'getSentEnvelopes',
  method: 'GET',
  path: '/wps/agent/redEnvelope',
  module: 'FUNDTRANS3',
  access: 'agent',
  section: '7.5',
  shown: false,
  input: z.object({ pageNo: z.optional(pageNo) }),
  output: z.object({
    /** The envelopes of this page. */
    content: list(SentEnvelope),
    ...paging,
    /** How many direct members may take a packet. */
    members: count,
    /** How many packets an envelope may have, the members at most. */
    mostPackets: count,
    /** The least that a packet holds. */
    least: money,
    /** Hours until what nobody took comes back. */
    hours: count,
  }),
})
