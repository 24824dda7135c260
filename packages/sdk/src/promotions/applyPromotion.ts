import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { formOf, images, textOf } from '../core/upload.ts'
import { promotionTexts } from '../texts/promotionTexts.ts'
import { PromotionStatus } from './Promotion.ts'

/**
 * Applies for a promotion with `joinMode` apply: a comment of up to 140 characters, up to three pictures (png or jpg, 5 MB each); at
 * least one where the promotion says `imageRequired`. A rejected application may be followed by another. Errors: `promotion.closed`,
 * `promotion.applied`, `promotion.image`, `notFound`. Spec 3, 5.
 */
export const applyPromotion = defineCall({
  name: 'applyPromotion',
  method: 'POST',
  path: '/wps/member/promotion/apply',
  module: 'REWCEN3',
  access: 'money',
  retry: 'keyed',
  section: '7.2',
  texts: promotionTexts,
  shown: false,
  multipart: formOf,
  timeout: 120_000,
  input: z.object({
    /** Id of the promotion. */
    id,
    /** The member's comment. */
    comment: z.optional(textOf(0, 140)),
    images: z.optional(images),
  }),
  output: z.object({
    applicationNo: id,
    /** The member's new status. */
    status: PromotionStatus,
  }),
})
