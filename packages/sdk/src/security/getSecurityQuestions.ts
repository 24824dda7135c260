import { defineCall } from '../core/defineCall.ts'
import { text } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { z } from '../core/schema.ts'
import { SecurityQuestion } from './SecurityQuestion.ts'

/** The questions to choose from, in the language of the request. Spec 7.6. */
export const getSecurityQuestions = defineCall({
  name: 'getSecurityQuestions',
  method: 'GET',
  path: '/wps/member/securityQuestions',
  access: 'player',
  section: '7.6',
  shown: false,
  input: z.object({}),
  output: list(
    z.object({
      /** Code of the question. */
      question: SecurityQuestion,
      /** What it asks, plain text. */
      questionText: text,
    }),
  ),
})
