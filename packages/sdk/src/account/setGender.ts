import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { Gender } from './RegistrationProgress.ts'

/** Sets the gender; `unstated` is an answer too. Spec 2.10, 7.1. */
export const setGender = defineCall({
  name: 'setGender',
  method: 'POST',
  path: '/wps/member/info/gender',
  access: 'player',
  retry: 'idempotent',
  section: '7.1',
  shown: false,
  input: z.object({
    /** `unstated` for those who prefer not to say. */
    gender: Gender,
  }),
  output: z.unknown(),
})
