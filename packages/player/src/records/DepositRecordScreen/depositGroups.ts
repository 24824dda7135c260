import type { DepositStatus } from '@platform/sdk/deposit'

/** The states of a deposit as a filter has them: what is under way is one. */
const states = {
  open: ['created', 'waiting', 'review', 'paid', 'returning'],
  credited: ['credited'],
  returned: ['returned', 'clawedBack'],
  expired: ['expired'],
  cancelled: ['cancelled'],
  failed: ['failed'],
} as const satisfies Record<string, readonly DepositStatus[]>

export type DepositGroup = keyof typeof states

export const DEPOSIT_GROUPS = Object.keys(states) as DepositGroup[]

/** What to ask the gateway for; '' is everything. */
export const statesOf = (group: string): DepositStatus[] | undefined => {
  const found = DEPOSIT_GROUPS.find((each) => each === group)
  return found && [...states[found]]
}
