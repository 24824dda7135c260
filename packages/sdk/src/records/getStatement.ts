import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, day, flag, id, money, month, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { sumFields } from './TransactionSums.ts'

/** A month's totals: `opening` + `amountIn` - `amountOut` = `closing`, and its types and days each add up to the same. */
export const Statement = z.object({
  month,
  /** The month is not over: `closing` is the current balance. */
  running: flag,
  ...sumFields,
  /** Sums by type, the largest first. */
  types: list(
    z.object({
      /** Code of the type, see `getTransactionTypes`. */
      txCode: id,
      /** Name of the type, in the language of the request. */
      txName: text,
      /** How many movements. */
      count,
      /** Above zero in, below zero out. */
      amount: money,
    }),
  ),
  /** The days with movements, the earliest first. */
  days: list(
    z.object({
      /** The day. */
      day,
      /** What came in. */
      amountIn: money,
      /** What went out, above zero. */
      amountOut: money,
      /** Available money at the end of the day. */
      closing: money,
    }),
  ),
})
export type Statement = z.output<typeof Statement>

/** The member's statement of a month; months are those of the platform. Spec 7.6. */
export const getStatement = defineCall({
  name: 'getStatement',
  method: 'GET',
  path: '/wps/report/statement',
  module: 'MEMTRANS3',
  access: 'member',
  feature: 'TRANSREC3',
  section: '7.6',
  shown: false,
  fixed: ({ language }) => ({ language }),
  input: z.object({ month }),
  output: Statement,
})
