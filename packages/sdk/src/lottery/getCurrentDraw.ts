import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id, int, money, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { lotteryTexts } from '../texts/lotteryTexts.ts'
import { Draw } from './Draw.ts'
import { LotteryFamily, PlayCode } from './plays.ts'

const Limits = z.object({
  /** What one bet may cost. */
  units: list(money),
  maxMultiplier: int,
  maxBets: int,
  maxLines: int,
  maxStake: money,
  maxPrize: money,
})

/**
 * What a betting page shows of a lottery: the draw on sale with the ms that are left of it as of the answer, the draw before it (without
 * numbers until it is drawn), plays with their odds in hundredths, limits. `draw` is missing while nothing is on sale. Errors:
 * `lottery.unknown`. Spec 2.8.
 */
export const getCurrentDraw = defineCall({
  name: 'getCurrentDraw',
  method: 'GET',
  path: '/lgw/vn/numeros/current',
  access: 'guest',
  section: '7.3',
  texts: lotteryTexts,
  shown: false,
  bare: true,
  fixed: ({ language }) => ({ language }),
  input: z.object({ gameCode: id }),
  output: z.object({
    gameCode: id,
    gameName: text,
    mobileIconUrl: text,
    family: LotteryFamily,
    /** Milliseconds until betting on the draw ends, as of the answer; 0 while nothing is on sale. */
    remainTime: int,
    /** The draw on sale, if there is one. */
    draw: z.optional(Draw),
    /** The previous draw. */
    previous: z.optional(Draw),
    /** Ways to bet, with their odds. */
    plays: list(z.object({ playCode: PlayCode, odds: int })),
    limits: Limits,
  }),
})
