import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id, money } from '../core/wire/fields.ts'
import { promotionTexts } from '../texts/promotionTexts.ts'

/**
 * Pays a reward whose status is `claim` into the wallet, once. Errors: `promotion.notReached`, `promotion.applied`, `play.underage`,
 * `play.identity`, `terms.changed`, `notFound`. Spec 3.
 */
export const claimPromotion = defineCall({
  name: 'claimPromotion',
  method: 'POST',
  path: '/wps/member/promotion/claim',
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
    /** The amount paid. */
    amount: money,
  }),
})
