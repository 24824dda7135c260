import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id, int, money } from '../core/wire/fields.ts'
import { lotteryTexts } from '../texts/lotteryTexts.ts'
import { LotteryOrderDetail } from './LotteryOrder.ts'
import { PlayCode } from './plays.ts'

/** A line in wire format: `unit` in cents, `numbers` as `formatNumbers` writes them. */
const Line = z.object({ playCode: PlayCode, numbers: id, unit: money, multiplier: int })

/**
 * Bets a slip on the draw that the player saw; `balance` is the wallet's after it. All lines or none. Errors: `lottery.drawClosed` when
 * that draw locked meanwhile, `wallet.insufficient`, `game.maintenance`, `lottery.unknown`, `play.underage`, `play.identity`, `limit.loss`,
 * `limit.stake`, `limit.bets`, `limit.time`, `terms.changed`, `validation` with the names of `BetProblem`. Spec 2.8.
 */
export const placeLotteryBet = defineCall({
  name: 'placeLotteryBet',
  method: 'POST',
  path: '/lgw/orders/place',
  access: 'member',
  page: true,
  retry: 'keyed',
  section: '7.4',
  texts: lotteryTexts,
  shown: false,
  bare: true,
  fixed: ({ language }) => ({ language }),
  input: z.object({
    drawId: id,
    /** The lines of the slip. */
    lines: z.array(Line),
  }),
  output: z.object({ order: LotteryOrderDetail, balance: money }),
})
