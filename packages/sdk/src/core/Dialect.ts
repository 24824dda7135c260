import type { Seal } from './Client.ts'

/** Where a gateway differs from the contract. Everything has the contract's way as its default. */
export interface Dialect {
  /** Its own header names, by ours: `{ 'X-Merchant': 'Merchant-Code' }`. */
  headers?: Readonly<Record<string, string>>
  /** Makes `{ success, value, errorCode, message }` of what it answers, except of bare successes. */
  envelope?: (json: unknown) => unknown
  /** Seals secret bodies in place of envelope E1. */
  seal?: Seal
}
