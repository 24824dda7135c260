import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { list } from '../core/wire/list.ts'
import { LotteryGame } from './LotteryGame.ts'

/** Every lottery of the merchant in one flat list, whatever its prize mode. Spec 7.3. */
export const getMobileLotteries = defineCall({
  name: 'getMobileLotteries',
  method: 'GET',
  path: '/lgw/games/mobile',
  access: 'guest',
  section: '7.3',
  bare: true,
  fixed: ({ language }) => ({ device: 'MOBILE', language }),
  input: z.object({}),
  output: list(LotteryGame),
})
