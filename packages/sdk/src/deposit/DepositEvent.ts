import * as z from 'zod/mini'
import { int, money, oneOf, text } from '../core/wire/fields.ts'
import { reasonOrNone } from './DepositStatus.ts'

/** A step in the life of a deposit. `code`: the code or page is ready; `bonusOwed`: its bonus is paid later; `bonusRefused`: it is not paid. */
export const DepositEvent = /* @__PURE__ */ z.object({
  /** When, ms. */
  at: int,
  /** Event that happened. */
  event: /* @__PURE__ */ oneOf(
    'created',
    'code',
    'promotion',
    'receipt',
    'paid',
    'payerChecked',
    'credited',
    'bonus',
    'bonusOwed',
    'bonusRefused',
    'returning',
    'returned',
    'expired',
    'cancelled',
    'refused',
    'failed',
    'clawedBack',
  ),
  /** Who caused the event. */
  actor: /* @__PURE__ */ oneOf('member', 'bank', 'operator', 'system'),
  /** Why. */
  reason: reasonOrNone,
  /** Amount of the event. */
  amount: /* @__PURE__ */ z.optional(money),
  /** Payment that the event is about, '' if none. */
  endToEndId: text,
})
export type DepositEvent = z.output<typeof DepositEvent>
