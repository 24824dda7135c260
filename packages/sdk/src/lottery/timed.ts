import type { Client } from '../core/Client.ts'
import type { AnswerTimes } from './saleDeadline.ts'

/** An answer with its request and receipt times, for `saleDeadline`. */
export interface Timed<Answer> extends AnswerTimes {
  answer: Answer
}

/** Calls and measures the times. The pair covers the complete duration of the call, including attempts without an answer. */
export async function timed<Answer>({ clock }: Pick<Client, 'clock'>, ask: () => Promise<Answer>): Promise<Timed<Answer>> {
  const sentAt = performance.now()
  const answer = await ask()
  return { answer, sent: sentAt, received: performance.now(), serverTime: clock.now() }
}
