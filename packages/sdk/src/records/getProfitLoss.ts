import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { day, id, int, money } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'

/** Totals of bets. A bet counts when it settles; one that is voided later is reversed when that happens. */
const betSums = {
  /** Settled bets, less those that were voided. */
  count: int,
  betAmount: money,
  /** What counts for rebates and wagering. */
  validBetAmount: money,
  winAmount: money,
}

/** Income besides the bets. */
const otherSums = {
  /** Rebates paid. */
  rebate: money,
  /** Bonuses and rewards, less those that ended unused. */
  reward: money,
  /** Fees of deposits and withdrawals, which are no part of the profit; above zero: paid. */
  fee: money,
  /** `winAmount` - `betAmount` + `rebate` + `reward`. */
  profit: money,
}

/** Profit and loss of a period: products, days and the total come from the same rows, so that they add up. */
export const ProfitLoss = z.object({
  /** Totals by product, the most staked first. */
  products: list(
    z.object({
      /** Category of the games. */
      gameType: id,
      ...betSums,
      /** `winAmount` - `betAmount`. */
      profit: money,
    }),
  ),
  /** The days with any movement, the earliest first. */
  days: list(
    z.object({
      /** Day of the platform. */
      day,
      ...betSums,
      ...otherSums,
    }),
  ),
  /** The complete period. */
  total: z.object({ ...betSums, ...otherSums }),
})
export type ProfitLoss = z.output<typeof ProfitLoss>

/** The member's profit and loss; days are calendar days of the platform, first and last included. Spec 7.6. */
export const getProfitLoss = defineCall({
  name: 'getProfitLoss',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemPNL',
  module: 'PERSPNL3',
  access: 'member',
  feature: 'PERSREP',
  section: '7.6',
  input: z.object({
    /** First day. */
    startDate: day,
    /** Last day, inclusive. */
    endDate: day,
  }),
  output: ProfitLoss,
})
