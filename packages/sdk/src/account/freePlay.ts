import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { string } from '../core/wire/fields.ts'
import { accountTexts } from '../texts/accountTexts.ts'
import { LoginResult } from './LoginResult.ts'

/**
 * Signs in as a trial account of the trial merchant: the one named, else a new one. Errors: `notFound`, `trial.verified`, `play.underage`,
 * `play.identity`, `play.refused`, `access.protected`, `terms.changed`. Spec 2.9, 7.1.
 */
export const freePlay = defineCall({
  name: 'freePlay',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  module: 'FREEPLAY3',
  access: 'guest',
  retry: 'costly',
  section: '7.1',
  trial: true,
  texts: accountTexts,
  input: z.object({
    /** Name that `getTrialUser` returned; without it, a new trial account. */
    username: z.optional(string),
  }),
  output: LoginResult,
})
