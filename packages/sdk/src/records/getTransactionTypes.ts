import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { flag, id, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'

/** A type of movements of money. */
export const TransactionType = z.object({
  /** Code of the type. */
  txCode: id,
  /** Its name, in the language of the request. */
  txName: text,
  /** The member's record has one. */
  used: flag,
})
export type TransactionType = z.output<typeof TransactionType>

/** The types of movements of money, in the order in which a filter lists them. Spec 7.6. */
export const getTransactionTypes = defineCall({
  name: 'getTransactionTypes',
  method: 'GET',
  path: '/wps/relay/GLS2_TxCodeList',
  module: 'MEMTRANS3',
  access: 'member',
  feature: 'TRANSREC3',
  section: '7.6',
  fixed: ({ language }) => ({ language }),
  input: z.object({}),
  output: z.object({
    /** Every type. */
    content: list(TransactionType),
  }),
})
