import * as z from 'zod/mini'
import { cleanCode } from '../clean/cleanText.ts'
import { entered } from '../clean/entered.ts'
import { defineCall } from '../core/defineCall.ts'
import { flag } from '../core/wire/fields.ts'
import { accountTexts } from '../texts/accountTexts.ts'

/** Whether a user name is still available. Spec 7.5. */
export const checkUsername = defineCall({
  name: 'checkUsername',
  method: 'GET',
  path: '/wps/check/username',
  module: 'REG3',
  access: 'guest',
  section: '7.5',
  texts: accountTexts,
  input: z.object({ username: entered(cleanCode) }),
  output: z.object({
    /** The name is available. */
    available: flag,
  }),
})
