import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { DepositBank } from './DepositBank.ts'

/**
 * The accounts of the merchant that one channel can be transferred to. Errors: `notFound`.
 * Spec 7.6.
 */
export const getDepositBanks = defineCall({
  name: 'getDepositBanks',
  method: 'GET',
  path: '/wps/system/depositBanks',
  access: 'money',
  section: '7.6',
  shown: false,
  input: z.object({
    /** Id of the channel, the vendor of the transfer. */
    channelId: id,
  }),
  output: list(DepositBank),
})
