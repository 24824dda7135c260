import { minor } from '@platform/sdk'
import type { TransferReadiness } from '@platform/sdk/wallet'
import type { Context } from '../gateway/Context.ts'
import { factsOf } from '../withdrawals/factsOf.ts'

/** Whether, and how much, a member may send to another now. A freeze, a debt, a hold, a bonus, turnover, and what an operator requires of a withdrawal block transfers too, since the receiver could withdraw the money. */
export async function transferFacts(context: Context) {
  const { now, rules, frozen, heldUntil, hasPassword, lockedUntil, identity, contract, money } = await factsOf(context)
  const free = money.cash - money.bound
  const { transfer_min: min, transfer_max: max, transfer_down: down } = rules
  const isHeld = heldUntil > now
  const readiness: TransferReadiness[] = [
    ...(frozen ? [{ item: 'frozen' as const, done: false }] : []),
    ...(money.owed > 0 ? [{ item: 'owed' as const, done: false, amount: minor(money.owed) }] : []),
    ...(rules.identity ? [{ item: 'identity' as const, done: identity === 'accepted' }] : []),
    { item: 'paymentPassword', done: hasPassword && lockedUntil === undefined, until: lockedUntil },
    { item: 'hold', done: !isHeld, until: isHeld ? heldUntil : undefined },
    ...(money.bonusOpen ? [{ item: 'bonus' as const, done: false }] : []),
    { item: 'turnover', done: money.bound === 0 || free >= min, amount: minor(money.turnoverLeft) },
    ...(rules.contract_first ? [{ item: 'contract' as const, done: contract === undefined, detail: contract }] : []),
  ]
  return { balance: money.cash + money.bonus, cash: money.cash, free, min, max, down, readiness }
}
export type TransferFacts = Awaited<ReturnType<typeof transferFacts>>
