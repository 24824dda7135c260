import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { dictionary } from '../core/wire/dictionary.ts'
import { LotteryMenuGroup } from './LotteryGame.ts'
import { PrizeMode } from './PrizeMode.ts'

/** The tabs of the lobby by their tags, in the order to show, HOT first. Spec 2.8, 7.3. */
export const getLotteryMenu = defineCall({
  name: 'getLotteryMenu',
  method: 'GET',
  path: '/lgw/games/mobile_game_menus',
  access: 'guest',
  section: '7.3',
  bare: true,
  fixed: ({ language }) => ({ device: 'MOBILE', language }),
  input: z.object({ prizeMode: PrizeMode }),
  output: dictionary(LotteryMenuGroup),
})
