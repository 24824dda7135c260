import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { seal } from '../core/encryption/sealRequest.ts'
import { id, string } from '../core/wire/fields.ts'
import { accountTexts } from '../texts/accountTexts.ts'
import { rememberFields } from './rememberFields.ts'

/**
 * Changes the password; the session stays, and every remembered device has to sign in again, except one sent along. Errors: `password.wrong` for the old one, `modify.new.old.same` for no change. Spec 2.12,
 * 7.1.
 */
export const changePassword = defineCall({
  name: 'changePassword',
  method: 'PUT',
  path: '/wps/member/passWordChangeV2',
  access: 'player',
  retry: 'secret',
  section: '7.1',
  texts: accountTexts,
  shown: false,
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
