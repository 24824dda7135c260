import * as z from 'zod/mini'
import { rememberFields } from '../account/rememberFields.ts'
import { defineCall } from '../core/defineCall.ts'
import { seal } from '../core/encryption/sealRequest.ts'
import { id, string } from '../core/wire/fields.ts'
import { accountTexts } from '../texts/accountTexts.ts'

/**
 * Changes the login password, by the path of the security calls. For third parties: our screens call `changePassword`, which does the
 * same. Errors: `password.wrong`, `modify.new.old.same`. Spec 7.6.
 */
export const changeLoginPassword = defineCall({
  name: 'changeLoginPassword',
  method: 'POST',
  path: '/wps/member/password',
  module: 'PASS3',
  access: 'player',
  retry: 'secret',
  section: '7.6',
  texts: accountTexts,
  seal,
  input: z.object({
    /** The password until now. Sealed in transit. */
    oldPassword: id,
    newPassword: string,
    /** The new password, repeated. */
    confirmNewPassword: string,
    ...rememberFields,
  }),
  output: z.unknown(),
})
