import { defineCall } from '../core/defineCall.ts'
import { day, id, int, money } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { z } from '../core/schema.ts'

/** What bets came to. A bet counts where it settles; one that is voided later is taken back where that happens. */
const betSums = {
  /** Bets that settled, less those that were voided. */
  count: int,
  betAmount: money,
  /** What counts for rebates and wagering. */
  validBetAmount: money,
  winAmount: money,
}

/** What came beside the bets. */
const otherSums = {
  /** Rebates that were paid. */
  rebate: money,
  /** Bonuses and rewards, less those that ended unused. */
  reward: money,
  /** Fees of deposits and withdrawals; above zero takes from the profit. */
  fee: money,
  /** `winAmount` - `betAmount` + `rebate` + `reward` - `fee`. */
  profit: money,
}

/** Profit and loss of a period: products, days and the total come from the same rows, so that each adds up to the next. */
export const ProfitLoss = z.object({
  /** What each product came to, the most staked first. */
  products: list(
    z.object({
      /** Category of the games. */
      gameType: id,
      ...betSums,
      /** `winAmount` - `betAmount`. */
      profit: money,
    }),
  ),
  /** The days on which anything came or went, the earliest first. */
  days: list(
    z.object({
      /** Day of the platform. */
      day,
      ...betSums,
      ...otherSums,
    }),
  ),
  /** The whole period. */
  total: z.object({ ...betSums, ...otherSums }),
})
export type ProfitLoss = z.output<typeof ProfitLoss>

/** The member's profit and loss; days are whole days of the platform, both included. Spec 7.6. */
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
    /** Last day, included. */
    endDate: day,
  }),
  output: ProfitLoss,
})
