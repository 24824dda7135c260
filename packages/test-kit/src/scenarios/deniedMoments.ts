import type { Scenario } from '@platform/sandbox/scenario'

/** By route name: why this member may not see it, its path, and the member's type. */
const reasons = {
  agent: ['A player has no team', '/m/agent', 0],
  dividendContract: ['An agent of a type without contracts', '/m/member/agent/getDevidendContract', 42],
  superiorTransfer: ['A top agent has no upline', '/m/upLine/transfer', 2],
  deposit: ['An account without real money', '/m/voucherCenter', 40],
  withdraw: ['An account without real money', '/m/withdraw', 40],
  securityCenter: ['A trial account', '/m/securityCenter', 4],
} as const

/** For each kind of access, a screen that the viewer's type may not see: it shows home, or what a real account offers. */
export const deniedMoments: readonly Scenario[] = Object.entries(reasons).map(([route, [about, path, type]]) => ({
  name: `${route}/denied`,
  about,
  path,
  member: { type },
  setup: [],
}))
