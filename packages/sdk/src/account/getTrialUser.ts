import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { accountTexts } from '../texts/accountTexts.ts'

/**
 * The name of a trial account that free play can sign in. Errors: `notFound`, `trial.verified`, `play.underage`, `play.identity`,
 * `play.refused`, `access.protected`, `terms.changed`. Spec 7.1.
 */
export const getTrialUser = defineCall({
  name: 'getTrialUser',
  method: 'GET',
  path: '/wps/member/trialuser',
  access: 'guest',
  section: '7.1',
  trial: true,
  texts: accountTexts,
  input: z.object({}),
  output: id,
})
