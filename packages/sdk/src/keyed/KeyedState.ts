import type { OutcomeUnknownError } from '../core/errors.ts'

/** State of a call that must happen once. */
export type KeyedState<Answer> =
  | { status: 'idle' }
  | { status: 'sending' }
  /** The answer was lost: the client requests the outcome of the key. Nothing can be submitted. */
  | { status: 'checking' }
  /** The gateway did not report an outcome. It may have happened: offer to check again and the records, never another submit. */
  | { status: 'unknown'; error: OutcomeUnknownError }
  /** It happened. `answer` is undefined if only that is known, for example after a reload. */
  | { status: 'done'; answer: Answer | undefined }
  /** Nothing happened: the gateway refused it or never received it, or it was not sent. */
  | { status: 'failed'; error: unknown }

/** The outcome of a submit or a check. */
export type KeyedEnd<Answer> = Extract<KeyedState<Answer>, { status: 'unknown' | 'done' | 'failed' }>
