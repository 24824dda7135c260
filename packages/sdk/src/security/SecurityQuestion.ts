import * as z from 'zod/mini'
import { oneOf, string, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'

/** Code of a question. */
export const SecurityQuestion = /* @__PURE__ */ oneOf('school', 'teacher', 'street', 'friend', 'pet', 'book', 'dish', 'trip')
export type SecurityQuestion = z.output<typeof SecurityQuestion>

/** Questions as shown to a player, in the language of the request. */
export const SecurityQuestions = /* @__PURE__ */ list(
  /* @__PURE__ */ z.object({
    /** Code of the question. */
    question: SecurityQuestion,
    /** Its text, plain. */
    questionText: text,
  }),
)
export type SecurityQuestions = z.output<typeof SecurityQuestions>

/** How many questions a member answers. */
export const securityQuestionCount = { min: 2, max: 3 }

/** Shortest answer, in characters. */
export const MIN_ANSWER = 3

/** Answers to questions. Case, accents and surrounding whitespace are ignored. */
export const SecurityAnswers = /* @__PURE__ */ z.array(
  /* @__PURE__ */ z.object({
    /** The question. */
    question: SecurityQuestion,
    /** The typed answer. Sealed in transit. */
    answer: string,
  }),
)
