import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, day, string } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { teamSums } from './TeamMember.ts'
import { asOf, teamInput } from './teamFields.ts'

/** Activity of a team on one day. */
export const TeamDay = z.object({
  /** Day of the platform. */
  day,
  /** Members who registered. */
  teamRegisterMemberCount: count,
  /** Members who logged in. */
  teamLoginMemberCount: count,
  /** Members who made their first deposit. */
  teamFirstDepositMemberCount: count,
  /** Members with at least one settled bet. */
  teamBetMemberCount: count,
  ...teamSums,
})
export type TeamDay = z.output<typeof TeamDay>

/**
 * The key figures of a team day by day, for a chart: amounts of the days add up to those of the period, members may count on several days.
 * Errors: `notFound`, for a member who is not in the caller's team. Spec 7.5.
 */
export const getTeamDays = defineCall({
  name: 'getTeamDays',
  method: 'GET',
  path: '/wps/relay/ODSFE2_TeamDays',
  module: 'AGEINFO3',
  access: 'agent',
  section: '7.5',
  shown: false,
  input: z.object({
    ...teamInput,
    /** Only bets of this category: figures that belong to no game are 0 then. */
    gameType: z.optional(string),
  }),
  output: z.object({
    /** The days with any activity, the earliest first. */
    content: list(TeamDay),
    ...asOf,
  }),
})
