import * as z from 'zod/mini'
import { CodeSent } from '../account/CodeSent.ts'
import { defineCall } from '../core/defineCall.ts'
import { string } from '../core/wire/fields.ts'
import { MemberCodePurpose, memberCodeCall } from './memberCodeCall.ts'

/**
 * Sends an SMS code to the signed-in member: to the own number (`reset` of the payment password, `current` before a change), or to a new
 * one to be verified. It is valid for that purpose only. Errors: `contact.none` where the member has no number. Spec 7.6.
 */
export const sendMemberCode = defineCall({
  name: 'sendMemberCode',
  ...memberCodeCall,
  path: '/wps/verification/sms/member',
  input: z.object({
    /** Purpose of the code. */
    purpose: MemberCodePurpose,
    /** The new number, for `new`. */
    mobileNum: z.optional(string),
    countryDialingCode: z.optional(string),
  }),
  output: CodeSent,
})
