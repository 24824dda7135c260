import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { string } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { LotteryGroup } from './LotteryGame.ts'
import { PrizeMode } from './PrizeMode.ts'

/**
 * The lotteries of a prize mode in groups; `gameGroupCode` requests one group of the quick lotteries. For third parties: our lobby reads
 * `getLotteryMenu`, which has the same lotteries in its tabs. Spec 7.3.
 */
export const getLotteryList = defineCall({
  name: 'getLotteryList',
  method: 'GET',
  path: '/lgw/games/list',
  access: 'guest',
  section: '7.3',
  shown: false,
  bare: true,
  fixed: ({ language }) => ({ language }),
  input: z.object({ prizeMode: PrizeMode, gameGroupCode: z.optional(string) }),
  output: list(LotteryGroup),
})
