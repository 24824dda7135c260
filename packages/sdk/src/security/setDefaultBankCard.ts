import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { BankCardId } from './BankCard.ts'
import { bankCardCall } from './bankCardCall.ts'

/** Has withdrawals suggest this destination. Errors: `notFound`, for another member's. Spec 7.6. */
export const setDefaultBankCard = defineCall({
  name: 'setDefaultBankCard',
  method: 'POST',
  ...bankCardCall,
  shown: false,
  input: BankCardId,
  output: z.unknown(),
})
