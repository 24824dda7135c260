import type { Scenario } from '@platform/sandbox/scenario'

/** By the route's name: why this member may not see it, where it is, and the member's type. */
const reasons = {
  agent: ['A player has no team', '/m/agent', 0],
  dividendContract: ['An agent of a type without contracts', '/m/member/agent/getDevidendContract', 42],
  superiorTransfer: ['A top agent has nobody above', '/m/upLine/transfer', 2],
  deposit: ['An account without real money', '/m/voucherCenter', 40],
  withdraw: ['An account without real money', '/m/withdraw', 40],
  securityCenter: ['A trial account', '/m/securityCenter', 4],
} as const

/** A screen that its viewer's type may not see, one for each kind of access: home instead, or what a real account adds. */
export const deniedMoments: readonly Scenario[] = Object.entries(reasons).map(([route, [about, path, type]]) => ({
  name: `${route}/denied`,
  about,
  path,
  member: { type },
  setup: [],
}))
