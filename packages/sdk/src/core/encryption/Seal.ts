import type { Client } from '../Client.ts'
import type { Method } from '../Call.ts'
import type { PlatformError } from '../errors.ts'

/** A body about to be sealed, bound to its method, path and merchant. */
export interface Unsealed {
  method: Method
  path: string
  merchant: string
  data: unknown
}

/** Seals a body; `refusal` is the `crypto.*` error of the attempt before, whose key or time the new seal must use. */
export type Seal = (client: Client, message: Unsealed, refusal?: PlatformError) => Promise<{ header: string; body: string }>
