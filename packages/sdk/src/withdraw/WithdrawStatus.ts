import * as z from 'zod/mini'
import { oneOf } from '../core/wire/fields.ts'
import { orElse } from '../core/wire/orElse.ts'

/**
 * State of a withdrawal. `requested`: the money is held; `review`: an operator checks it; `approved`: it is sent to the bank next;
 * `sending`: the bank has it, but it has not arrived yet. Final states: `paid`, or the money is returned to the balance: `rejected` by an
 * operator, `cancelled` by the member, `returned` by the bank, also some time after `paid`.
 */
export const WithdrawStatus = /* @__PURE__ */ oneOf(
  'requested',
  'review',
  'approved',
  'sending',
  'paid',
  'rejected',
  'cancelled',
  'returned',
)
export type WithdrawStatus = z.output<typeof WithdrawStatus>

/**
 * Why a withdrawal was not paid. `identity`: the identity could not be confirmed; `destination`: the account is not the member's or takes no
 * money; `bets`: bets against the rules; `documents`: a document is missing; `account`: the account is blocked; `clawback`: a deposit was
 * taken back by its bank; `bank`: the bank refused or gave it back.
 */
export const WithdrawReason = /* @__PURE__ */ oneOf('identity', 'destination', 'bets', 'documents', 'account', 'clawback', 'bank', 'other')
export type WithdrawReason = z.output<typeof WithdrawReason>

/** A reason; an unknown one from a newer version reads as none. */
export const withdrawReasonOrNone = /* @__PURE__ */ orElse(/* @__PURE__ */ z.optional(WithdrawReason), () => undefined)

const openStatuses: readonly WithdrawStatus[] = ['requested', 'review', 'approved', 'sending']

/** Money is held for it: it is neither in the balance nor finally at the bank. */
export const isOpenWithdraw = ({ status }: { status: WithdrawStatus }): boolean => openStatuses.includes(status)

/** It ended without a payment: all of its money is in the balance again. */
export const isUnpaidWithdraw = ({ status }: { status: WithdrawStatus }): boolean => status !== 'paid' && !openStatuses.includes(status)
