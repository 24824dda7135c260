import { type WithdrawStatus, WithdrawStatus as states } from '@platform/sdk/withdraw'

/** Groups of statuses for the filter: all pending ones are one, each final one is another. */
export const WITHDRAW_GROUPS = ['open', 'paid', 'rejected', 'cancelled', 'returned'] as const

/** The statuses to request; all for ''. */
export function statesOf(group: string): WithdrawStatus[] | undefined {
  if (group === 'open') return ['requested', 'review', 'approved', 'sending']
  const end = states.options.find((each) => each === group)
  return end && [end]
}
