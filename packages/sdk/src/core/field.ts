import { $constructor } from 'zod/v4/core'
import type { OwnDef } from './OwnDef.ts'
import { type Parse, type Read, reading } from './reading.ts'
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

/** A type of schema of our own, made in zod's way. */
const Own = /* @__PURE__ */ $constructor<z.ZodMiniType, OwnDef>('Own', (schema, def) => {
  z.ZodMiniType.init(schema, def)
  Object.assign(schema, def.facts)
  if (def.mayBeMissing) schema._zod.optin = 'optional'
  schema._zod.parse = def.parse
})

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
  return new Own({ type: 'unknown', parse, read, facts: { wire, ...facts }, mayBeMissing }) as unknown as Field<Out> & Facts
}

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

/**
 * A part of an answer whose fields all have defaults: if it is missing or wrong, the defaults apply.
 * @__NO_SIDE_EFFECTS__
 */
export function part<T extends z.ZodMiniObject>(schema: T): T {
  const read: Read = (strict, payload, context) => {
    if (typeof payload.value !== 'object' || !payload.value) payload.value = {}
    return strict(payload, context)
  }
  return reading(schema, read, true)
}

/**
 * Names → values. Values that do not fit are left out, and a missing record reads as empty.
 * @__NO_SIDE_EFFECTS__
 */
export function dictionary<Value extends z.ZodMiniType, Name extends string = string>(value: Value) {
  const parse: Parse = (payload, context) => {
    const read = Object.entries(Object(payload.value)).flatMap(([name, wire]) => {
      const { issues, value: output } = value._zod.run({ value: wire, issues: [] }, context) as typeof payload
      return issues.length ? [] : [[name, output]]
    })
    payload.value = Object.fromEntries(read)
    return payload
  }
  return new Own({ type: 'unknown', parse, facts: { values: value }, mayBeMissing: true }) as unknown as z.ZodMiniType<
    Partial<Record<Name, z.output<Value>>>,
    unknown
  >
}
