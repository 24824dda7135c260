import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { kpiAnswer, shownAmount, teamInput } from './teamFields.ts'

const sums = {
  /** What was credited, less what a bank took back. */
  depositAmount: shownAmount,
  /** What arrived, fees included, less what a bank returned. */
  withdrawAmount: shownAmount,
  /** Rebates paid. */
  rebateAmount: shownAmount,
  /** Bonuses and rewards paid, less what was forfeited. */
  rewardAmount: shownAmount,
  /** Fees of deposits and withdrawals, which are no part of the profit; above zero: paid. */
  feeAmount: shownAmount,
  /** The team's win or loss: payouts, rebates and rewards less stakes. */
  profit: shownAmount,
}

/**
 * Key figures of a team, part C: its money. `previous` are those of as many days before. Errors: `notFound`, for a member who is not in the
 * caller's team. Spec 7.5.
 */
export const getTeamMoneyKpis = defineCall({
  name: 'getTeamMoneyKpis',
  method: 'GET',
  path: '/wps/relay/ODSFE2_TeamKPIC',
  module: 'AGEINFO3',
  access: 'agent',
  section: '7.5',
  fixed: () => ({ size: 0 }),
  input: z.object(teamInput),
  output: kpiAnswer(sums, sums),
})
