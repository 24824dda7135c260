import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { SecurityQuestions } from './SecurityQuestion.ts'

/** The questions to choose from, in the language of the request. Spec 7.6. */
export const getSecurityQuestions = defineCall({
  name: 'getSecurityQuestions',
  method: 'GET',
  path: '/wps/member/securityQuestions',
  access: 'player',
  section: '7.6',
  shown: false,
  input: z.object({}),
  output: SecurityQuestions,
})
