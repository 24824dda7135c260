import type * as z from 'zod/mini'
import { pass } from './reads.ts'
import { ownType, type Parse } from './zodType.ts'

// zod's own codec and catch classes would add 3.5 kB brotli to every first load (checks and enums another 1.4), measured in November 2026;
// these few lines are all that calls need of them.

/** A field's own JSON Schema, for the reference page and the generators of the tests. */
export interface WireShape {
  type: 'string' | 'integer' | 'number' | 'boolean'
  pattern?: string
  format?: string
  enum?: readonly string[]
  /** Words of a comma-joined list. */
  words?: readonly string[]
  minimum?: number
  /** Length in visible characters. */
  minLength?: number
  maxLength?: number
  /** Maximum number of files. */
  files?: number
}

/** A schema of one value that carries its `wire` shape. */
export type Field<Out> = z.ZodMiniType<Out, unknown> & { readonly wire: WireShape }

/**
 * A single value: `read` takes it from the wire, `write` puts it there, and both return undefined for a value that does not fit.
 * `mayBeMissing`: an object may leave it out, and `read` gets undefined.
 * @__NO_SIDE_EFFECTS__
 */
export function field<Out, Facts extends object = object>(
  wire: WireShape,
  read: (value: unknown) => Out | undefined,
  write: (value: unknown) => unknown = read,
  mayBeMissing = false,
  facts?: Facts,
): Field<Out> & Facts {
  const parse: Parse = (payload, { direction }) => {
    const value = (direction === 'backward' ? write : read)(payload.value)
    if (value === undefined) payload.issues.push({ code: 'custom', input: payload.value })
    payload.value = value
    return payload
  }
  return ownType({ parse, facts: { wire, ...facts }, mayBeMissing })
}

/**
 * Text of a pattern. Fails closed.
 * @__NO_SIDE_EFFECTS__
 */
export const matching = (pattern: RegExp, format?: string) =>
  field({ type: 'string', pattern: pattern.source, format }, (value) =>
    pass<string>(value, typeof value === 'string' && pattern.test(value)),
  )
