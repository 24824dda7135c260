import * as z from 'zod/mini'
import type { Call, OutputOf } from '../core/Call.ts'
import type { WireShape } from '../core/wire/field.ts'

type Node = z.ZodMiniType & { wire?: WireShape; values?: z.ZodMiniType }
interface Definition {
  type: string
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  innerType?: z.ZodMiniType
}

/** The same valid answer of a call each time: every list has one item, every text the name of its field, what is optional is left out. */
export const fixtureOf = <C extends Pick<Call, 'output'>>(call: C): OutputOf<C> => valueOf(call.output, 'value') as OutputOf<C>

function valueOf(schema: z.ZodMiniType, name: string): unknown {
  const { wire, values, def } = schema as Node & { def: Definition }
  if (values) return {}
  if (wire) return fieldValue(schema, wire, name)
  if (def.type === 'object') {
    const required = Object.entries(def.shape ?? {}).filter(([, { def: field }]) => field.type !== 'optional')
    return Object.fromEntries(required.map(([field, inner]) => [field, valueOf(inner, field)]))
  }
  if (def.type === 'array') return [valueOf(def.element!, name)]
  return def.innerType ? valueOf(def.innerType, name) : null
}

/** The first value that the field can write: its pattern decides. */
function fieldValue(schema: z.ZodMiniType, { enum: options, words, files, minimum, minLength = 1 }: WireShape, name: string): unknown {
  if (options) return options[0]
  if (words) return [words[0]]
  if (files) return []
  const texts = [
    name.padEnd(minLength, '.'),
    '/picture.svg',
    '2026-01-15',
    '2026-01',
    '1',
    'a'.repeat(64),
    '1|2',
    '01,02',
    'BR',
    'ABCDEF12',
  ]
  const candidates = [true, minimum ?? 1, ...texts, [1]]
  const value = candidates.find((candidate) => z.safeEncode(schema, candidate).success)
  if (value === undefined) throw new Error(`No value for ${name}: add one that fits to fixtureOf.ts`)
  return value
}
