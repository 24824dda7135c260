import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { list } from '../core/wire/list.ts'
import { LotteryGame } from './LotteryGame.ts'

/**
 * The lotteries that the member bet on last, newest first. For third parties: our home shows recent games of every kind, by
 * `getRecentGames`. Spec 7.3.
 */
export const getRecentLotteries = defineCall({
  name: 'getRecentLotteries',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  access: 'member',
  page: true,
  section: '7.3',
  bare: true,
  fixed: ({ language }) => ({ device: 'MOBILE', language }),
  input: z.object({}),
  output: list(LotteryGame),
})
