import * as z from 'zod/mini'
import { cleanDigits } from '../clean/cleanDigits.ts'
import { cleanCode } from '../clean/cleanText.ts'
import { entered } from '../clean/entered.ts'
import { defineCall } from '../core/defineCall.ts'
import { seal } from '../core/encryption/sealRequest.ts'
import { id } from '../core/wire/fields.ts'
import { accountTexts } from '../texts/accountTexts.ts'
import { newPlayer, Registered, registrationFields } from './registrationFields.ts'
import { TermsConsent } from './TermsConsent.ts'

/**
 * Registers by mobile number and SMS code, or the proof of a third party's. Without a `username` the number is the name. Errors:
 * `register.usernameTaken`, `register.mobileTaken`, `register.invitation`, `register.referrer`, `agent.incorrect`, `verification.code`,
 * `identity.unknown`, `access.trial`, `terms.text`. Spec 2.10, 3, 7.1.
 */
export const registerByMobile = defineCall({
  name: 'registerByMobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  module: 'REG3',
  access: 'guest',
  feature: 'MOBILEREG3',
  retry: 'keyed',
  section: '7.1',
  texts: accountTexts,
  seal,
  fixed: newPlayer,
  input: z.object({
    mobileNum: id,
    verificationCode: z.optional(entered(cleanDigits, true)),
    username: z.optional(entered(cleanCode, true)),
    ...registrationFields,
    /** What the player agreed to; without it, the terms in force. */
    consent: z.optional(TermsConsent),
  }),
  output: Registered,
})
