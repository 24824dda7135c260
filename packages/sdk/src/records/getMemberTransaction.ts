import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id, money, oneOf } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { MemberTransaction } from './MemberTransaction.ts'
import { RecordTypes } from './RecordTypes.ts'

/** One movement, which kinds of money moved, and the other movements of the same event. Errors: `notFound`; `access.role` for `types` A of a member without a team. Spec 7.6. */
export const getMemberTransaction = defineCall({
  name: 'getMemberTransaction',
  method: 'GET',
  path: '/wps/relay/ODS2_MemberTransactionDetail',
  module: 'MEMTRANS3',
  access: 'member',
  feature: 'TRANSREC3',
  section: '7.6',
  shown: false,
  fixed: ({ language }) => ({ language }),
  input: z.object({
    /** Id of the movement. */
    id,
    /** A for one of the agent's team. */
    types: z.optional(RecordTypes),
  }),
  output: z.object({
    /** The movement. */
    transaction: MemberTransaction,
    /** Its parts: their sum is its amount. */
    parts: list(
      z.object({
        /** Cash, or money of a bonus that is not wagered yet. */
        bucket: oneOf('cash', 'bonus'),
        /** Above zero in, below zero out. */
        amount: money,
      }),
    ),
    /** Other movements of the same event, such as the prize of a bet; the oldest first. */
    related: list(MemberTransaction),
    /** Id of its transfer in the ledger. */
    transferId: id,
  }),
})
