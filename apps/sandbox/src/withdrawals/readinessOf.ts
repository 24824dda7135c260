import { minor } from '@platform/sdk'
import type { WithdrawReadiness } from '@platform/sdk/withdraw'
import { startOfDay } from '../gateway/days.ts'
import type { WithdrawFacts, WithdrawRules } from './factsOf.ts'

const MINUTE = 60_000
const DAY = 86_400_000

const line = (item: WithdrawReadiness['item'], done: boolean, more: Partial<WithdrawReadiness> = {}): WithdrawReadiness => ({
  item,
  done,
  detail: '',
  ...more,
})

/** The conditions listed above the form, without those that do not apply to the member. */
export function readinessOf(facts: WithdrawFacts): WithdrawReadiness[] {
  const { now, rules, money, used } = facts
  const isHeld = facts.heldUntil > now
  const free = money.cash - money.bound
  const countLeft = used.count < rules.day_count && used.amount + rules.min <= rules.day_amount
  const opens = opensAt(rules, now)
  const isBound = money.bound > 0 && free < rules.min
  return [
    ...(facts.frozen || !facts.enabled || (facts.ownPaymentsLeft ?? rules.min) < rules.min ? [line('frozen', false)] : []),
    ...(money.owed > 0 ? [line('owed', false, { amount: minor(money.owed) })] : []),
    ...(rules.identity ? [line('identity', facts.identity === 'accepted', { detail: facts.identity })] : []),
    line('paymentPassword', facts.hasPassword && facts.lockedUntil === undefined, { until: facts.lockedUntil }),
    line('destination', facts.hasDestination),
    // The first destination starts the hold: until there is one it is not said to be over.
    ...(isHeld || facts.hasDestination ? [line('hold', !isHeld, { until: isHeld ? facts.heldUntil : undefined })] : []),
    line('turnover', !isBound, { amount: minor(money.turnoverLeft) }),
    ...(free < rules.min && !isBound ? [line('minimum', false, { amount: minor(Math.max(0, free)) })] : []),
    ...(rules.contract_first ? [line('contract', facts.contract === undefined, { detail: facts.contract ?? '' })] : []),
    line('limits', countLeft, { until: countLeft ? undefined : startOfDay(now) + DAY }),
    ...(rules.window_from === 0 && rules.window_until === 1440 ? [] : [line('window', opens === undefined, { until: opens })]),
  ]
}

/** The next opening of the time window for withdrawals; undefined while it is open. */
export function opensAt(
  { window_from, window_until }: Pick<WithdrawRules, 'window_from' | 'window_until'>,
  now: number,
): number | undefined {
  const midnight = startOfDay(now)
  const minute = (now - midnight) / MINUTE
  const after = minute >= window_from
  const before = minute < window_until
  if (window_from < window_until ? after && before : after || before) return undefined
  return midnight + window_from * MINUTE + (after ? DAY : 0)
}
