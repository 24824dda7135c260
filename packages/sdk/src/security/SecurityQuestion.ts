import { oneOf, string } from '../core/fields.ts'
import { z } from '../core/schema.ts'

/** Code of a question. */
export const SecurityQuestion = /* @__PURE__ */ oneOf('school', 'teacher', 'street', 'friend', 'pet', 'book', 'dish', 'trip')
export type SecurityQuestion = z.output<typeof SecurityQuestion>

/** How many questions a member answers. */
export const securityQuestionCount = { min: 2, max: 3 }

/** Shortest answer, in characters. */
export const MIN_ANSWER = 3

/** Answers to questions. Case, accents and blanks around do not count. */
export const SecurityAnswers = /* @__PURE__ */ z.array(
  /* @__PURE__ */ z.object({
    /** The question. */
    question: SecurityQuestion,
    /** What was typed. Sealed on the way. */
    answer: string,
  }),
)
