import { defineCall } from '../core/defineCall.ts'
import { count, id, int, text } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { Promotion } from './Promotion.ts'

/** What the member sent last for a promotion; `reason` says why it was rejected. */
export const PromotionApplication = z.object({ applicationNo: id, comment: text, imageCount: count, reason: text, appliedAt: int })
export type PromotionApplication = z.output<typeof PromotionApplication>

/** One promotion, and what the signed-in member sent for it. Spec 2.15. */
export const getPromotion = defineCall({
  name: 'getPromotion',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPromotionDetail',
  access: 'guest',
  section: '7.2',
  shown: false,
  fixed: ({ merchant, language }) => ({ platform: 'M', merchantCode: merchant, language }),
  input: z.object({ id }),
  output: z.object({ promotion: Promotion, application: z.optional(PromotionApplication) }),
})
