import { defineCall } from '../core/defineCall.ts'
import { seal } from '../core/encryption/sealRequest.ts'
import { id } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { securityTexts } from '../texts/securityTexts.ts'
import { SecurityAnswers } from './SecurityQuestion.ts'

/**
 * Answers two or three different questions, once: they are not shown again and cannot be changed. Errors: `password.wrong`,
 * `answers.set`. Spec 7.6.
 */
export const setSecurityAnswers = defineCall({
  name: 'setSecurityAnswers',
  method: 'PUT',
  path: '/wps/member/customerSecurityQuestions',
  access: 'player',
  retry: 'secret',
  section: '7.6',
  texts: securityTexts,
  shown: false,
  seal,
  input: z.object({
    /** Two or three. */
    answers: SecurityAnswers,
    /** The login password. Sealed on the way. */
    password: id,
  }),
  output: z.unknown(),
})
