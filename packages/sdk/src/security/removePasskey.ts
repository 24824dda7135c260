import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'

/** Removes a passkey. Errors: `notFound`, for another member's. Spec 7.6. */
export const removePasskey = defineCall({
  name: 'removePasskey',
  method: 'DELETE',
  path: '/wps/member/passkey',
  access: 'player',
  retry: 'costly',
  section: '7.6',
  shown: false,
  input: z.object({
    /** Id of the passkey. */
    id,
  }),
  output: z.unknown(),
})
