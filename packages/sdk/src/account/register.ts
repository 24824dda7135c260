import * as z from 'zod/mini'
import { cleanDigits } from '../clean/cleanDigits.ts'
import { cleanCode } from '../clean/cleanText.ts'
import { entered } from '../clean/entered.ts'
import { defineCall } from '../core/defineCall.ts'
import { seal } from '../core/encryption/sealRequest.ts'
import { string } from '../core/wire/fields.ts'
import { accountTexts } from '../texts/accountTexts.ts'
import { newPlayer, Registered, registrationFields } from './registrationFields.ts'
import { TermsConsent } from './TermsConsent.ts'

/**
 * Registers by user name. A wrong field is a `ValidationError` with a code per field; a number is proven only by its SMS code. Errors:
 * `register.usernameTaken`, `register.mobileTaken`, `register.invitation`, `register.referrer`, `agent.incorrect`, `captcha.required`,
 * `captcha.wrong`, `verification.code`, `access.trial`, `terms.text`. Spec 2.10, 3, 7.1.
 */
export const register = defineCall({
  name: 'register',
  method: 'PUT',
  path: '/wps/member/register',
  module: 'REG3',
  access: 'guest',
  feature: 'USERNAMEREG3',
  retry: 'keyed',
  section: '7.1',
  texts: accountTexts,
  seal,
  work: true,
  fixed: newPlayer,
  input: z.object({
    username: entered(cleanCode, true),
    mobileNum: z.optional(string),
    verificationCode: z.optional(entered(cleanDigits, true)),
    ...registrationFields,
    /** What the player agreed to; without it, the terms in force. */
    consent: z.optional(TermsConsent),
  }),
  output: Registered,
})
