import type { Client } from '../core/Client.ts'
import type { AnswerTimes } from './saleDeadline.ts'

/** An answer and when it was requested and came, for `saleDeadline`. */
export interface Timed<Answer> extends AnswerTimes {
  answer: Answer
}

/** Asks and takes the times. The pair spans everything that the call took, also attempts that got no answer. */
export async function timed<Answer>({ clock }: Pick<Client, 'clock'>, ask: () => Promise<Answer>): Promise<Timed<Answer>> {
  const sent = performance.now()
  const answer = await ask()
  return { answer, sent, received: performance.now(), serverTime: clock.now() }
}
