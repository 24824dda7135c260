import type { DepositStatus } from '@platform/sdk/deposit'

/** The statuses of a deposit grouped for the filter: all pending ones are one group. */
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

/** The statuses to request; all for ''. */
export const statesOf = (group: string): DepositStatus[] | undefined => {
  const found = DEPOSIT_GROUPS.find((each) => each === group)
  return found && [...states[found]]
}
