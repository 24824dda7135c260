import * as z from 'zod/mini'
import { oneOf } from '../core/wire/fields.ts'
import { orElse } from '../core/wire/orElse.ts'

/**
 * State of a deposit. `created`: the code is being created; `waiting`: for the payment; `review`: an operator checks the receipt; `paid`:
 * the bank reports money, the payer is checked. It ends as `credited`, `returned`, `expired`, `cancelled` or `failed`; money that comes
 * after `expired` or `cancelled` leads on to `credited` or `returned`, and the bank may take a credited one back: `clawedBack`.
 */
export const DepositStatus = /* @__PURE__ */ oneOf(
  'created',
  'waiting',
  'review',
  'paid',
  'credited',
  'returning',
  'returned',
  'expired',
  'cancelled',
  'failed',
  'clawedBack',
)
export type DepositStatus = z.output<typeof DepositStatus>

const DepositReason = /* @__PURE__ */ oneOf(
  'payer',
  'amount',
  'late',
  'again',
  'account',
  'limit',
  'renewed',
  'receipt',
  'bank',
  'left',
  'reversed',
  'other',
)

/**
 * Why a deposit did not go as planned. `payer`: paid from an account of another person; `amount`: another amount than requested;
 * `late`: paid after the code had ended; `again`: the order was paid before; `account`: the account takes no deposits; `limit`: it would
 * be more than a deposit limit of the member allows; `renewed`: a new code replaced it; `receipt`: the receipt proves no such payment; `bank`: the bank refused;
 * `left`: money has left the account since the deposit, `reversed`: the bank took it back, so that an owed bonus is not paid.
 */
export type DepositReason = z.output<typeof DepositReason>

/** A reason; an unknown one from a newer version reads as none. */
export const reasonOrNone = /* @__PURE__ */ orElse(/* @__PURE__ */ z.optional(DepositReason), () => undefined)

const openStatuses: readonly DepositStatus[] = ['created', 'waiting']
const endedStatuses: readonly DepositStatus[] = ['credited', 'returned', 'expired', 'cancelled', 'failed', 'clawedBack']

/** The order can still be paid, and blocks its channel. */
export const isOpenDeposit = ({ status }: { status: DepositStatus }): boolean => openStatuses.includes(status)

/** Final: nothing more happens to it automatically. */
export const isEndedDeposit = ({ status }: { status: DepositStatus }): boolean => endedStatuses.includes(status)
