import { defineCall } from '../core/defineCall.ts'
import { id, int, money, text } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { z } from '../core/schema.ts'
import { lotteryTexts } from '../texts/lotteryTexts.ts'
import { Draw } from './Draw.ts'
import { LotteryFamily, PlayCode } from './plays.ts'

const Limits = z.object({
  units: list(money),
  maxMultiplier: int,
  maxBets: int,
  maxLines: int,
  maxStake: money,
  maxPrize: money,
})

/**
 * What a betting page shows of a lottery: the draw on sale with the ms that are left of it as of the answer, the draw before it
 * (without numbers until it is drawn), plays with their odds in hundredths, limits. `draw` is missing while nothing is on sale. Spec 2.8.
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
    remainTime: int,
    draw: z.optional(Draw),
    previous: z.optional(Draw),
    plays: list(z.object({ playCode: PlayCode, odds: int })),
    limits: Limits,
  }),
})
