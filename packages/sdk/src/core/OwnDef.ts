import type { $ZodTypeDef } from 'zod/v4/core'
import type { Parse } from './reading.ts'

/** What a type of schema of our own is made from. */
export interface OwnDef extends $ZodTypeDef {
  parse: Parse
  /** A single value without a payload, undefined for one that does not fit: objects read their fields in this way. */
  read?: (value: unknown) => unknown
  /** What the schema says of itself. */
  facts: object
  mayBeMissing: boolean
}
