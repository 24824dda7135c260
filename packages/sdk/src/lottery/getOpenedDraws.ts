import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { lotteryTexts } from '../texts/lotteryTexts.ts'
import { Draw } from './Draw.ts'

/** The last 30 draws of a lottery, newest first, each with its proof. `frequenciesOf` counts them. Errors: `lottery.unknown`. Spec 7.3. */
export const getOpenedDraws = defineCall({
  name: 'getOpenedDraws',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  access: 'guest',
  section: '7.3',
  texts: lotteryTexts,
  bare: true,
  input: z.object({ gameCode: id }),
  output: list(Draw),
})
