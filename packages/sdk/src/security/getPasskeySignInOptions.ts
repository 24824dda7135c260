import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'

/** What the browser needs to sign in with a passkey. Valid for five minutes, once. Spec 7.6. */
export const getPasskeySignInOptions = defineCall({
  name: 'getPasskeySignInOptions',
  method: 'POST',
  path: '/wps/session/login/passkey/options',
  access: 'guest',
  retry: 'costly',
  section: '7.6',
  shown: false,
  input: z.object({}),
  output: z.object({
    /** JSON as WebAuthn writes it: for `startAuthentication`. */
    options: id,
  }),
})
