import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { day, oneOf, string, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { pageNo } from '../core/wire/queryFields.ts'
import { MemberTransaction } from './MemberTransaction.ts'
import { RecordTypes } from './RecordTypes.ts'
import { TransactionSums } from './TransactionSums.ts'

/** In or out. */
export const TransactionFlow = /* @__PURE__ */ oneOf('in', 'out')
export type TransactionFlow = z.output<typeof TransactionFlow>

/**
 * Movements of the member's money, newest first; days are calendar days of the platform, first and last included. Pass the answer's
 * `cursor` for the next ones: a page begins where the previous one ended, even if there are new movements since. With `types` A those of an
 * agent's complete
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
    /** Last day, inclusive. */
    endDate: day,
    /** A for those of the agent's team, including the agent's own. */
    types: z.optional(RecordTypes),
    /** Only this type. */
    txCode: z.optional(string),
    /** Only what came in or went out. */
    flow: z.optional(TransactionFlow),
    /** Cursor of the previous answer; without it, starts at the newest. */
    cursor: z.optional(string),
    /** Movements per answer, at most 500; default 20. */
    pageSize: z.optional(pageNo),
  }),
  output: z.object({
    /** The movements, newest first. */
    content: list(MemberTransaction),
    /** Cursor for the next request; '' at the end. */
    cursor: text,
    /** Sums over the complete filter; only in the first answer, whose request has no `cursor`. */
    footer: z.optional(TransactionSums),
  }),
})
