import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, id, int, text } from '../core/wire/fields.ts'
import { Promotion } from './Promotion.ts'

/** The member's last application for a promotion; `reason` says why it was rejected. */
export const PromotionApplication = z.object({
  applicationNo: id,
  /** The member's comment. */
  comment: text,
  imageCount: count,
  /** Why it was rejected, '' if it was not. */
  reason: text,
  /** When it was sent. */
  appliedAt: int,
})
export type PromotionApplication = z.output<typeof PromotionApplication>

/** One promotion, and what the signed-in member sent for it. Errors: `notFound`. Spec 2.15. */
export const getPromotion = defineCall({
  name: 'getPromotion',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPromotionDetail',
  access: 'guest',
  section: '7.2',
  shown: false,
  fixed: ({ merchant, language }) => ({ platform: 'M', merchantCode: merchant, language }),
  input: z.object({
    /** Id of the promotion. */
    id,
  }),
  output: z.object({
    /** The promotion. */
    promotion: Promotion,
    /** The signed-in member's last application for it. */
    application: z.optional(PromotionApplication),
  }),
})
