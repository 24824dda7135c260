import { TeamActivity, TeamScope } from '@platform/sdk/agents'

/** What the addresses of team pages hold besides their dates; '' = at rest. `member` is whose team it is, the agent's own at rest. */
export const teamFilters = {
  member: undefined,
  scope: TeamScope.options,
}

/** Beside these, what narrows the list of members. `name` is a user name, or its beginning. */
export const memberFilters = {
  ...teamFilters,
  name: undefined,
  kind: ['agent', 'player'],
  activity: TeamActivity.options,
  order: ['balance', 'lastLogin', 'stake'],
} as const

export type MemberFilter = keyof typeof memberFilters
