import * as z from 'zod/mini'
import { cleanEmail } from '../clean/cleanEmail.ts'
import { entered } from '../clean/entered.ts'
import { CodeSent } from '../account/CodeSent.ts'
import { defineCall } from '../core/defineCall.ts'
import { MemberCodePurpose, memberCodeCall } from './memberCodeCall.ts'

/**
 * Sends a code by e-mail to the signed-in member: to the own address (`reset` of the payment password, `current` before a change), or to a
 * new one to be verified. It is valid for that purpose only. Errors: `contact.none` where the member has no address. Spec 7.6.
 */
export const sendMemberEmailCode = defineCall({
  name: 'sendMemberEmailCode',
  ...memberCodeCall,
  path: '/wps/verification/email/member',
  input: z.object({
    /** Purpose of the code. */
    purpose: MemberCodePurpose,
    /** The new address, for `new`. */
    email: z.optional(entered(cleanEmail, true)),
  }),
  output: CodeSent,
})
