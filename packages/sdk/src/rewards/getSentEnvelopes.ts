import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, money } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { pageNo } from '../core/wire/queryFields.ts'
import { paging } from '../core/paging.ts'
import { SentEnvelope } from './SentEnvelope.ts'

/**
 * The red envelopes that an agent has sent, newest first, 20 a page; and the limits of a new one. Complements `getTransferEnabled`. Spec
 * 2.19.
 */
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
    /** Maximum packets of an envelope, limited by the number of members. */
    mostPackets: count,
    /** Minimum amount of a packet. */
    least: money,
    /** Hours until untaken money is returned. */
    hours: count,
  }),
})
