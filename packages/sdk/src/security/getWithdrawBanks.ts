import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'

/** A bank that withdrawals can go to. */
export const WithdrawBank = z.object({
  /** Three digits. */
  bankCode: id,
  /** Name of the bank. */
  bankName: text,
})
export type WithdrawBank = z.output<typeof WithdrawBank>

/** The banks that withdrawals can go to. Spec 7.6. */
export const getWithdrawBanks = defineCall({
  name: 'getWithdrawBanks',
  method: 'GET',
  path: '/wps/system/withdrawBanks',
  access: 'money',
  section: '7.6',
  shown: false,
  input: z.object({}),
  output: list(WithdrawBank),
})
