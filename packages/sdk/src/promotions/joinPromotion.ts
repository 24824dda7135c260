import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { promotionTexts } from '../texts/promotionTexts.ts'
import { PromotionStatus } from './Promotion.ts'

/**
 * Takes part in a promotion with `joinMode` join: bets count from now on. Errors: `promotion.closed`, `promotion.applied`, `notFound`.
 * Spec 3.
 */
export const joinPromotion = defineCall({
  name: 'joinPromotion',
  method: 'POST',
  path: '/wps/member/promotion/join',
  module: 'REWCEN3',
  access: 'money',
  retry: 'keyed',
  section: '7.2',
  texts: promotionTexts,
  shown: false,
  input: z.object({
    /** Id of the promotion. */
    id,
  }),
  output: z.object({
    /** The member's new status. */
    status: PromotionStatus,
  }),
})
