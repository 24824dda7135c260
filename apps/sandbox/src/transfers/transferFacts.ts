import { minor } from '@platform/sdk'
import type { TransferReadiness } from '@platform/sdk/wallet'
import { memberOf, type Context } from '../gateway/Context.ts'
import { factsOf } from '../withdrawals/exports.ts'
import { freshDeposits } from './freshDeposits.ts'

/** Whether, and how much, a member may send to another now. A freeze, a debt, a hold, a bonus, turnover, and what an operator requires of a withdrawal block transfers too, since the receiver could withdraw the money. */
export async function transferFacts(context: Context) {
  const { now, rules, frozen, ownPaymentsLeft, heldUntil, hasPassword, lockedUntil, identity, contract, money } = await factsOf(context)
  const { id } = memberOf(context)
  const fresh = rules.transfer_turnover > 0 ? await freshDeposits(context.db, id) : 0
  // The payment of a settlement, a debt that the house computed, may use deposits that were not bet.
  const payable = money.cash - money.bound
  const free = Math.min(payable, money.cash - Math.min(money.cash, fresh))
  const { transfer_min: min, transfer_max: max, transfer_down: down } = rules
  const isHeld = heldUntil > now
  const readiness: TransferReadiness[] = [
    ...(frozen || ownPaymentsLeft !== undefined ? [{ item: 'frozen' as const, done: false }] : []),
    ...(money.owed > 0 ? [{ item: 'owed' as const, done: false, amount: minor(money.owed) }] : []),
    ...(rules.identity ? [{ item: 'identity' as const, done: identity === 'accepted' }] : []),
    { item: 'paymentPassword', done: hasPassword && lockedUntil === undefined, until: lockedUntil },
    { item: 'hold', done: !isHeld, until: isHeld ? heldUntil : undefined },
    ...(money.bonusOpen ? [{ item: 'bonus' as const, done: false }] : []),
    { item: 'turnover', done: money.bound === 0 || payable >= min, amount: minor(money.turnoverLeft) },
    ...(fresh > 0 ? [{ item: 'deposit' as const, done: free >= min, amount: minor(fresh) }] : []),
    ...(rules.contract_first ? [{ item: 'contract' as const, done: contract === undefined, detail: contract }] : []),
  ]
  return { balance: money.cash + money.bonus, cash: money.cash, free, payable, fresh, min, max, down, readiness }
}
export type TransferFacts = Awaited<ReturnType<typeof transferFacts>>

/** The requirements for the payment of a settlement: unlike a transfer it may use deposits that were not bet. */
export const paymentReadiness = (lines: readonly TransferReadiness[]): TransferReadiness[] => lines.filter(({ item }) => item !== 'deposit')
