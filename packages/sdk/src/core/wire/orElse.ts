import type * as z from 'zod/mini'
import { type Read, reading } from './zodType.ts'

/**
 * A field for display: a missing or wrong value reads as the default. Never fails, except when written.
 * @__NO_SIDE_EFFECTS__
 */
export function orElse<T extends z.ZodMiniType>(schema: T, fallback: () => z.output<T>): T {
  const readOr: Read = (strict, payload, context) => {
    const { length } = payload.issues
    const read = strict(payload, context) as typeof payload
    if (read.issues.length > length) {
      read.issues.length = length
      read.value = fallback()
    }
    return read
  }
  return reading(schema, readOr, true)
}
