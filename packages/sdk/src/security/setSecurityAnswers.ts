import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { answersCall } from './answersCall.ts'
import { SecurityAnswers } from './SecurityQuestion.ts'

/**
 * Answers two or three different questions, once: they are not shown again and cannot be changed. Errors: `password.wrong`,
 * `answers.set`. Spec 7.6.
 */
export const setSecurityAnswers = defineCall({
  name: 'setSecurityAnswers',
  method: 'PUT',
  ...answersCall,
  input: z.object({
    /** Two or three. */
    answers: SecurityAnswers,
    /** The login password. Sealed in transit. */
    password: id,
  }),
  output: z.unknown(),
})
