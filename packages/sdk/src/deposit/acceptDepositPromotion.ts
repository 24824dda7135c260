import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { depositTexts } from '../texts/depositTexts.ts'
import { DepositOrder } from './DepositOrder.ts'

/**
 * Takes a promotion for a deposit that waits for its payment. Errors: `deposit.promotion`, `deposit.closed`, `access.market` where the law
 * forbids it, `notFound`. For third parties: our deposit names its promotion when the order is created. Spec 7.6.
 */
export const acceptDepositPromotion = defineCall({
  name: 'acceptDepositPromotion',
  method: 'POST',
  path: '/wps/promotions',
  module: 'REWCEN3',
  access: 'money',
  retry: 'keyed',
  section: '7.6',
  texts: depositTexts,
  shown: false,
  input: z.object({
    orderNo: id,
    /** Id of the promotion. */
    promotionId: id,
  }),
  output: DepositOrder,
})
