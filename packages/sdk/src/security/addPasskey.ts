import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { securityTexts } from '../texts/securityTexts.ts'
import { Passkey } from './getPasskeys.ts'

/** Adds the passkey that the browser made of `getPasskeyOptions`. Errors: `passkey.wrong`, `passkey.limit`. Spec 7.6. */
export const addPasskey = defineCall({
  name: 'addPasskey',
  method: 'POST',
  path: '/wps/member/passkey',
  access: 'player',
  retry: 'costly',
  section: '7.6',
  texts: securityTexts,
  shown: false,
  input: z.object({
    /** JSON of the browser's response. */
    response: id,
  }),
  output: Passkey,
})
