import type * as z from 'zod/mini'
import { type Read, reading } from './zodType.ts'

/**
 * A part of an answer whose fields all have defaults: if it is missing or wrong, the defaults apply.
 * @__NO_SIDE_EFFECTS__
 */
export function part<T extends z.ZodMiniObject>(schema: T): T {
  const read: Read = (strict, payload, context) => {
    if (typeof payload.value !== 'object' || Array.isArray(payload.value)) payload.value = {}
    payload.value ??= {}
    return strict(payload, context)
  }
  return reading(schema, read, true)
}
