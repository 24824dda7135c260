import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { answersCall } from './answersCall.ts'
import { SecurityAnswers } from './SecurityQuestion.ts'

/**
 * Compares the answers to all questions that the member has answered. The proof is valid for ten minutes, once, at `resetPaymentPassword`.
 * Errors: `answers.wrong` (its value has `attemptsLeft`), `answers.locked` after five. Spec 7.6.
 */
export const checkSecurityAnswers = defineCall({
  name: 'checkSecurityAnswers',
  method: 'POST',
  ...answersCall,
  input: z.object({
    /** One for each question that the member has answered. */
    answers: SecurityAnswers,
  }),
  output: z.object({
    /** Sent as `verificationCode`. */
    proof: id,
  }),
})
