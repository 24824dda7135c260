import type * as z from 'zod/mini'
import type { WireShape } from './wire/field.ts'
import { mayBeMissing } from './wire/zodType.ts'

type Schema = z.ZodMiniType & { wire?: WireShape; values?: Schema }
interface Definition {
  type: string
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
}

/** Describes a wrong value: `gameType: expected one of RNG, LIVE, received "CHESS"`. `secret` values are not repeated. */
export function problemAt(schema: z.ZodMiniType, path: readonly PropertyKey[], root: unknown, secret = false): string {
  let at = innerSchema(schema)
  let value = root
  for (const key of path) {
    const { shape, element } = definitionOf(at)
    at = innerSchema(shape?.[String(key)] ?? element ?? at.values ?? at)
    value = (Object(value) as Record<PropertyKey, unknown>)[key]
  }
  const received = secret ? typeof value : value === undefined ? 'nothing' : preview(value)
  return `${path.map(String).join('.') || 'everything'}: expected ${expectation(at)}, received ${received}`
}

/** Names of an object's fields, and whether any of them may be left out. */
export function fieldNames(schema: z.ZodMiniType): { names: string[]; optional: boolean } {
  const { shape = {} } = definitionOf(innerSchema(schema))
  return { names: Object.keys(shape), optional: Object.values(shape).some(mayBeMissing) }
}

const definitionOf = (schema: Schema): Definition => schema.def

function innerSchema(schema: Schema): Schema {
  const { innerType } = definitionOf(schema)
  return innerType && !schema.wire ? innerSchema(innerType) : schema
}

function expectation(schema: Schema): string {
  const { wire } = schema
  if (!wire) return { object: 'an object', array: 'a list' }[definitionOf(schema).type] ?? 'another value'
  if (wire.enum) return `one of ${wire.enum.join(', ')}`
  if (wire.words) return `a list of ${wire.words.join(', ')}`
  if (wire.files) return `at most ${wire.files} pictures of 5 MB`
  if (wire.format === 'money') return 'an amount in whole cents, with at most two decimals on the wire'
  if (wire.minimum !== undefined) return `a whole number from ${wire.minimum}`
  if (wire.maxLength) return `text of ${wire.minLength} to ${wire.maxLength} characters`
  if (wire.format) return `a ${wire.format}`
  if (wire.pattern === '.') return 'text that is not empty'
  return { string: 'text', integer: 'a whole number', number: 'a number', boolean: 'true or false' }[wire.type]
}

export function preview(value: unknown): string {
  try {
    return (JSON.stringify(value) ?? typeof value).slice(0, 60)
  } catch {
    return typeof value
  }
}
