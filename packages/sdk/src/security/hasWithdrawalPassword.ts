import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { flag } from '../core/wire/fields.ts'

/** Whether the member has set a payment password. For third parties: our screens read `getSecurityConfig`. Spec 7.6. */
export const hasWithdrawalPassword = defineCall({
  name: 'hasWithdrawalPassword',
  method: 'GET',
  path: '/wps/member/hasWithdrawalPassword',
  access: 'member',
  section: '7.6',
  input: z.object({}),
  output: z.object({
    /** It is set. */
    hasPassword: flag,
  }),
})
