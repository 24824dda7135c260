import type { AnswerTimes } from './saleDeadline.ts'

/** An answer and when it was asked for and came, for `saleDeadline`. */
export interface Timed<Answer> extends AnswerTimes {
  answer: Answer
}

/** Asks and takes the times. */
export async function timed<Answer>(ask: () => Promise<Answer>): Promise<Timed<Answer>> {
  const sent = performance.now()
  const answer = await ask()
  return { answer, sent, received: performance.now() }
}
