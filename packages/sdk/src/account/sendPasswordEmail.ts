import * as z from 'zod/mini'
import { cleanEmail } from '../clean/cleanEmail.ts'
import { cleanCode } from '../clean/cleanText.ts'
import { entered } from '../clean/entered.ts'
import { defineCall } from '../core/defineCall.ts'
import { accountTexts } from '../texts/accountTexts.ts'

/**
 * Sends a temporary password to a member's own e-mail address. The answer does not reveal whether user and address belong together. Spec
 * 2.11, 7.1.
 */
export const sendPasswordEmail = defineCall({
  name: 'sendPasswordEmail',
  method: 'POST',
  path: '/wps/member/password/email',
  access: 'guest',
  retry: 'costly',
  section: '7.1',
  texts: accountTexts,
  form: true,
  input: z.object({ username: entered(cleanCode), email: entered(cleanEmail) }),
  output: z.unknown(),
})
