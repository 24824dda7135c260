import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'

/** What the key of a remembered device signs to sign in. Valid for two minutes, once. Spec 3. */
export const getRefreshChallenge = defineCall({
  name: 'getRefreshChallenge',
  method: 'GET',
  path: '/wps/session/login/refresh/challenge',
  access: 'guest',
  section: '3',
  shown: false,
  input: z.object({}),
  output: z.object({
    /** Opaque text. */
    challenge: id,
  }),
})
