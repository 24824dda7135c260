import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count } from '../core/wire/fields.ts'
import { kpiAnswer, shownAmount, teamInput } from './teamFields.ts'

const bets = {
  /** Members with at least one settled bet. */
  teamBetMemberCount: count,
  betAmount: shownAmount,
  validBetAmount: shownAmount,
  winAmount: shownAmount,
}

/**
 * Key figures of a team, part B: its bets, on the days of their settlement; one that is voided later is subtracted on the day on which it
 * does. `previous` are those of as many days before. Errors: `notFound`, for a member who is not in the caller's team. Spec 7.5.
 */
export const getTeamBetKpis = defineCall({
  name: 'getTeamBetKpis',
  method: 'GET',
  path: '/wps/relay/ODSFE2_TeamKPIB',
  module: 'AGEINFO3',
  access: 'agent',
  section: '7.5',
  fixed: () => ({ size: 0 }),
  input: z.object(teamInput),
  output: kpiAnswer(bets, bets),
})
