import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'

/** Ends the sign-in without password of a device; its session stays. Errors: `notFound`, for another member's. Spec 3. */
export const removeRememberedDevice = defineCall({
  name: 'removeRememberedDevice',
  method: 'DELETE',
  path: '/wps/session/remembered',
  access: 'player',
  retry: 'costly',
  section: '3',
  shown: false,
  input: z.object({
    /** Id of the device. */
    id,
  }),
  output: z.unknown(),
})
