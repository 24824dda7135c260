import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { SecurityQuestions } from './SecurityQuestion.ts'

/** The questions that the member has answered, never the answers. Spec 7.6. */
export const getMemberSecurityQuestions = defineCall({
  name: 'getMemberSecurityQuestions',
  method: 'GET',
  path: '/wps/member/customerSecurityQuestions',
  access: 'player',
  section: '7.6',
  shown: false,
  input: z.object({}),
  output: SecurityQuestions,
})
