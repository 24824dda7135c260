import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { list } from '../core/wire/list.ts'
import { LotteryMenuGroup } from './LotteryGame.ts'

/**
 * The groups of lottery area VN, for the game switcher of a betting page. For third parties: our betting page has no game switcher: the
 * lobby is one step back. Spec 7.3.
 */
export const getVnMenu = defineCall({
  name: 'getVnMenu',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  access: 'guest',
  section: '7.3',
  bare: true,
  fixed: ({ language }) => ({ device: 'MOBILE', language }),
  input: z.object({}),
  output: list(LotteryMenuGroup),
})
