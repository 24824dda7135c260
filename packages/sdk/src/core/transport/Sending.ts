import type { CallDescription, Client } from '../Client.ts'
import type { ClientOptions } from '../ClientOptions.ts'

/** One call under way, the same for each of its tries. */
export interface Sending {
  client: Client
  options: ClientOptions
  call: CallDescription
  /** As the caller gave it. */
  input: unknown
  /** As the wire wants it. */
  wire: Record<string, unknown>
  /** Idempotency key, for keyed calls. */
  key: string | undefined
  /** Undefined for keyed calls: nobody takes them back. */
  signal: AbortSignal | undefined
}
