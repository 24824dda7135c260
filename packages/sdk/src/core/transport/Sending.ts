import type { CallDescription, Client } from '../Client.ts'
import type { CallEvent } from '../ClientHooks.ts'
import type { ClientOptions } from '../ClientOptions.ts'

/** One pending call, the same for each of its attempts. */
export interface Sending {
  client: Client
  options: ClientOptions
  call: CallDescription
  /** As the caller passed it. */
  input: unknown
  /** In wire format. */
  wire: Record<string, unknown>
  /** Of the session that the call began in. */
  epoch: number
  /** Idempotency key, for keyed calls. */
  key: string | undefined
  /** Proof of work, if the caller did any. */
  proof: string | undefined
  /** Those of client and caller; none for keyed calls, which cannot be aborted. */
  signals: readonly AbortSignal[]
  /** Milliseconds of one attempt. */
  timeout: number
  event: CallEvent
}
