import type { Seal } from './Client.ts'

/** Where a gateway differs from the contract. Everything defaults to the contract. */
export interface Dialect {
  /** Its own header names, by ours: `{ 'X-Merchant': 'Merchant-Code' }`. */
  headers?: Readonly<Record<string, string>>
  /** Converts its answers to `{ success, value, errorCode, message }`, except bare successes. */
  envelope?: (json: unknown) => unknown
  /** Seals secret bodies instead of envelope E1. */
  seal?: Seal
}
