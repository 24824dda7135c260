import { defineCall } from '../core/defineCall.ts'
import { day, oneOf, pageNo, string, text } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { z } from '../core/schema.ts'
import { MemberTransaction } from './MemberTransaction.ts'
import { RecordTypes } from './RecordTypes.ts'
import { TransactionSums } from './TransactionSums.ts'

/** In or out. */
export const TransactionFlow = /* @__PURE__ */ oneOf('in', 'out')
export type TransactionFlow = z.output<typeof TransactionFlow>

/**
 * Movements of the member's money, newest first; days are whole days of the platform, both included. Pass the answer's `cursor` for those
 * after them: a page begins where the one before ended, also when there are new movements since. With `types` A those of an agent's whole
 * team. Errors: `access.role` for `types` A of a member without a team. Spec 7.6.
 */
export const getMemberTransactions = defineCall({
  name: 'getMemberTransactions',
  method: 'GET',
  path: '/wps/relay/ODS2_MemberTransaction',
  module: 'MEMTRANS3',
  access: 'member',
  feature: 'TRANSREC3',
  section: '7.6',
  fixed: ({ language }) => ({ language }),
  input: z.object({
    /** First day. */
    startDate: day,
    /** Last day, included. */
    endDate: day,
    /** A for those of the agent's team, the agent's own among them. */
    types: z.optional(RecordTypes),
    /** Only this type. */
    txCode: z.optional(string),
    /** Only what came in or went out. */
    flow: z.optional(TransactionFlow),
    /** Where the answer before ended; without it from the newest. */
    cursor: z.optional(string),
    /** Movements of one answer, at most 500; 20 without it. */
    pageSize: z.optional(pageNo),
  }),
  output: z.object({
    /** The movements, newest first. */
    content: list(MemberTransaction),
    /** Pass it for the next ones; '' at the end. */
    cursor: text,
    /** Sums of the whole filter; only with the first answer, which has no `cursor` in its request. */
    footer: z.optional(TransactionSums),
  }),
})
