import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { lotteryTexts } from '../texts/lotteryTexts.ts'
import { Draw } from './Draw.ts'

/** One draw with its proof: `verifyDraw` checks it. Error: `lottery.unknown`. Spec 7.3. */
export const getDraw = defineCall({
  name: 'getDraw',
  method: 'GET',
  path: '/lgw/vn/numeros/check',
  access: 'guest',
  section: '7.3',
  texts: lotteryTexts,
  shown: false,
  bare: true,
  input: z.object({ drawId: id }),
  output: Draw,
})
