import * as z from 'zod/mini'
import { count, money } from '../core/wire/fields.ts'

/** Limits by which banks commonly refuse a payment. The payer's own bank may have others, which only the bank knows. */
export const BankLimits = /* @__PURE__ */ z.object({
  /** At night; absent if the same as by day. */
  night: /* @__PURE__ */ z.optional(
    /* @__PURE__ */ z.object({
      /** Maximum of all payments of one night. */
      amount: money,
      /** Hour of the payer's clock at which it begins, 0 to 23. */
      from: count,
      /** Hour at which it ends. */
      until: count,
    }),
  ),
  /** From a device that is not registered at the bank; absent if the same as from others. */
  device: /* @__PURE__ */ z.optional(
    /* @__PURE__ */ z.object({
      /** Maximum of one payment. */
      amount: money,
      /** Maximum of a day. */
      daily: money,
    }),
  ),
})
export type BankLimits = z.output<typeof BankLimits>
