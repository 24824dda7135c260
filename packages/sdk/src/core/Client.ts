import type { CallDescription, CallOptions } from './defineCall.ts'

/** What a call needs of a client. `createClient` makes one. */
export interface Client {
  /** Seals, sends, retries, opens and validates. Throws nothing but `PlatformError`. */
  request(call: CallDescription, input: unknown, options?: CallOptions): Promise<unknown>
}
