import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'

/** The name of a trial account that free play can sign in. Errors: `notFound`. Spec 7.1. */
export const getTrialUser = defineCall({
  name: 'getTrialUser',
  method: 'GET',
  path: '/wps/member/trialuser',
  access: 'guest',
  section: '7.1',
  trial: true,
  input: z.object({}),
  output: id,
})
