import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { BankCardId } from './BankCard.ts'
import { bankCardCall } from './bankCardCall.ts'

/** Removes a destination: withdrawals are held for 24 hours. Errors: `notFound`, for another member's or a removed one. Spec 7.6. */
export const removeBankCard = defineCall({
  name: 'removeBankCard',
  method: 'DELETE',
  ...bankCardCall,
  shown: false,
  input: BankCardId,
  output: z.unknown(),
})
