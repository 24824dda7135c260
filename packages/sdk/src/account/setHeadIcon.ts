import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'

/** Selects one of the pictures that `getHeadIcon` offers. Spec 7.1. */
export const setHeadIcon = defineCall({
  name: 'setHeadIcon',
  method: 'POST',
  path: '/wps/member/info/icon',
  access: 'player',
  retry: 'idempotent',
  section: '7.1',
  form: true,
  input: z.object({
    /** Name of a picture that `getHeadIcon` offers. */
    icon: id,
  }),
  output: z.unknown(),
})
