import * as z from 'zod/mini'
import { count, money } from '../core/wire/fields.ts'

/** The fields of the sums of a period. `opening` + all its movements = `closing`, whatever the filter. */
export const sumFields = {
  /** How many movements. */
  count,
  /** What came in. */
  amountIn: money,
  /** What went out, above zero. */
  amountOut: money,
  /** Available money when the period began. */
  opening: money,
  /** Available money when it ended, or now. */
  closing: money,
}

/** Sums of a period. */
export const TransactionSums = z.object(sumFields)
export type TransactionSums = z.output<typeof TransactionSums>
