import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { list } from '../core/wire/list.ts'
import { BankCard } from './BankCard.ts'

/** Where the member's withdrawals can go, the default one first. Spec 7.6. */
export const getBankCards = defineCall({
  name: 'getBankCards',
  method: 'GET',
  path: '/wps/relay/MCS2_bankCards',
  access: 'money',
  section: '7.6',
  input: z.object({}),
  output: list(BankCard),
})
