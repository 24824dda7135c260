import { reading } from './reading.ts'
import { z } from './schema.ts'

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
 * @__NO_SIDE_EFFECTS__
 */
export function field<Out>(
  wire: WireShape,
  read: (value: unknown) => Out | undefined,
  write: (value: unknown) => unknown = read,
): Field<Out> {
  const schema = z.unknown()
  schema._zod.run = (payload, { direction }) => {
    const value = (direction === 'backward' ? write : read)(payload.value)
    if (value === undefined) payload.issues.push({ code: 'custom', input: payload.value })
    payload.value = value
    return payload
  }
  return Object.assign(schema, { wire }) as unknown as Field<Out>
}

/**
 * A field for display: a missing or wrong value reads as the default. Never fails, except when written.
 * @__NO_SIDE_EFFECTS__
 */
export function orElse<T extends z.ZodMiniType>(schema: T, fallback: () => z.output<T>): T {
  schema._zod.optin = 'optional'
  return reading(schema, (strict, payload, context) => {
    const { length } = payload.issues
    const read = strict(payload, context) as typeof payload
    if (read.issues.length > length) {
      read.issues.length = length
      read.value = fallback()
    }
    return read
  })
}

/**
 * A part of an answer whose fields all have defaults: if it is missing or wrong, the defaults apply.
 * @__NO_SIDE_EFFECTS__
 */
export function part<T extends z.ZodMiniObject>(schema: T): T {
  schema._zod.optin = 'optional'
  return reading(schema, (strict, payload, context) => {
    if (typeof payload.value !== 'object' || !payload.value) payload.value = {}
    return strict(payload, context)
  })
}

/**
 * Names → values. Values that do not fit are left out, and a missing record reads as empty.
 * @__NO_SIDE_EFFECTS__
 */
export function dictionary<Value extends z.ZodMiniType, Name extends string = string>(value: Value) {
  const schema = z.unknown()
  schema._zod.optin = 'optional'
  schema._zod.run = (payload, context) => {
    const read = Object.entries(Object(payload.value)).flatMap(([name, wire]) => {
      const { issues, value: output } = value._zod.run({ value: wire, issues: [] }, context) as typeof payload
      return issues.length ? [] : [[name, output]]
    })
    payload.value = Object.fromEntries(read)
    return payload
  }
  return Object.assign(schema, { values: value }) as unknown as z.ZodMiniType<Partial<Record<Name, z.output<Value>>>, unknown>
}
