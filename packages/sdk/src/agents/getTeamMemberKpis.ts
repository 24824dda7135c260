import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count } from '../core/wire/fields.ts'
import { kpiAnswer, shownAmount, teamInput } from './teamFields.ts'

const counts = {
  /** Members who logged in. */
  teamLoginMemberCount: count,
  /** Members who registered. */
  teamRegisterMemberCount: count,
  /** Members who made their first deposit. */
  teamFirstDepositMemberCount: count,
}

/**
 * Key figures of a team, part A: its members. `footer` has the figures of the days, `previous` those of the same number of days before;
 * a member counts once, however often. Days are whole days of the platform, 91 at most. Errors: `notFound`, for a member who is not in the
 * caller's team. Spec 7.5.
 */
export const getTeamMemberKpis = defineCall({
  name: 'getTeamMemberKpis',
  method: 'GET',
  path: '/wps/relay/ODSFE2_TeamKPIA',
  module: 'AGEINFO3',
  access: 'agent',
  section: '7.5',
  fixed: () => ({ size: 0 }),
  input: z.object(teamInput),
  output: kpiAnswer(
    {
      ...counts,
      /** Members who are logged in and used the site in the last 15 minutes: now, whatever the days. */
      teamOnlineCount: count,
      /** Members of the scope. */
      teamMemberCount: count,
      /** Those of them who have a team themselves. */
      teamAgentCount: count,
      /** Current balance of all wallets in the scope. */
      teamBalance: shownAmount,
    },
    counts,
  ),
})
