import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'

/** Ends the session at the gateway, and the refresh tokens of the member. The caller must clear the local one, whatever this answers. Spec 4, 7.1. */
export const logout = defineCall({
  name: 'logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  access: 'member',
  retry: 'idempotent',
  section: '7.1',
  input: z.object({}),
  output: z.unknown(),
})
