import { type WithdrawStatus, WithdrawStatus as states } from '@platform/sdk/withdraw'

/** What a withdrawal is filtered by: what is under way is one, each end is another. */
export const WITHDRAW_GROUPS = ['open', 'paid', 'rejected', 'cancelled', 'returned'] as const

/** What to ask the gateway for; '' is everything. */
export function statesOf(group: string): WithdrawStatus[] | undefined {
  if (group === 'open') return ['requested', 'review', 'approved', 'sending']
  const end = states.options.find((each) => each === group)
  return end && [end]
}
