import * as z from 'zod/mini'
import { LoginResult } from '../account/LoginResult.ts'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { securityTexts } from '../texts/securityTexts.ts'

/**
 * Signs in with what the browser made of `getPasskeySignInOptions`. Errors: `passkey.wrong`, and as at `login` `login.verifying`, `login.disabled`,
 * `login.notMember`, `login.notAgent`. Spec 7.6.
 */
export const signInByPasskey = defineCall({
  name: 'signInByPasskey',
  method: 'POST',
  path: '/wps/session/login/passkey',
  access: 'guest',
  retry: 'secret',
  section: '7.6',
  texts: securityTexts,
  shown: false,
  input: z.object({
    /** JSON of the browser's response. */
    response: id,
  }),
  output: LoginResult,
})
