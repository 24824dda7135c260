import { TeamActivity, TeamScope } from '@platform/sdk/agents'

/** The parameters of the addresses of team pages besides their dates; '' = default. `member` holds the team, by default the agent. */
export const teamFilters = {
  member: undefined,
  scope: TeamScope.options,
}

/** Further filters of the list of members. `name` is a user name, or its prefix. */
export const memberFilters = {
  ...teamFilters,
  name: undefined,
  kind: ['agent', 'player'],
  activity: TeamActivity.options,
  order: ['balance', 'lastLogin', 'stake'],
} as const

export type MemberFilter = keyof typeof memberFilters
