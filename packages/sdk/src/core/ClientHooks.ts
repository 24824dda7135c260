import type { CallDescription } from './Client.ts'
import type { PlatformError } from './errors.ts'

/** One call as hooks see it: every hook of a call gets the same object, which can be the key of a `WeakMap`. It has neither input nor answer. */
export interface CallEvent {
  readonly call: CallDescription
  /** Number of the attempt, from 1. */
  attempt: number
  /** Address of the attempt. Query included: with `tokenTransport: 'query'` it has the token. */
  url: string
  /** Headers of the attempt, the token among them. What `request` adds is sent. */
  headers: Record<string, string>
  /** The attempt's id in the logs of the gateway. */
  requestId: string
  /** HTTP status of the attempt, 0 before and without an answer. */
  status: number
  /** Why the attempt failed: for `retry` and `error`. */
  error?: PlatformError
  /** ms until the next attempt: for `retry`. */
  wait?: number
}

/** For logs, metrics and traces. A hook that throws does not affect the call: its error is logged. */
export interface ClientHooks {
  /** Before each attempt: may add headers. */
  request?: (event: CallEvent) => void
  /** After each answer of the gateway, whatever its status. */
  response?: (event: CallEvent) => void
  /** An attempt failed, and another one follows. */
  retry?: (event: CallEvent) => void
  /** The call failed. */
  error?: (event: CallEvent) => void
}
