import type { OutcomeUnknownError } from '../core/errors.ts'

/** Where a call that must happen once is. */
export type KeyedState<Answer> =
  | { status: 'idle' }
  | { status: 'sending' }
  /** The answer got lost: the gateway is being asked what became of the key. Nothing can be submitted. */
  | { status: 'checking' }
  /** The gateway did not say. It may have happened: offer to check again and the records, never another submit. */
  | { status: 'unknown'; error: OutcomeUnknownError }
  /** It happened. `answer` is undefined where only that is known, as after a reload. */
  | { status: 'done'; answer: Answer | undefined }
  /** Nothing happened: the gateway refused it or never saw it, or it was not sent. */
  | { status: 'failed'; error: unknown }

/** How a submit or a check ended. */
export type KeyedEnd<Answer> = Extract<KeyedState<Answer>, { status: 'unknown' | 'done' | 'failed' }>
