import type * as z from 'zod/mini'
import fc from 'fast-check'
import type { WireShape } from '../src/core/wire/field.ts'

type Node = z.ZodMiniType & { wire?: WireShape; values?: z.ZodMiniType; clean?: (text: string) => string }

/** Values as code sees them, for any schema of a call: what it may be asked with, and what it may answer. */
export function generate(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  const { wire, values, clean } = schema as Node
  if (clean) return fc.string({ unit: 'grapheme' }).map(clean).filter(Boolean)
  if (wire) return generateField(wire)
  if (values) return fc.dictionary(fc.stringMatching(/^[A-Z]{1,8}$/), generate(values), { maxKeys: 4 })
  const def = schema.def as { type: string; shape?: Record<string, z.ZodMiniType>; element?: z.ZodMiniType; innerType?: z.ZodMiniType }
  switch (def.type) {
    case 'object': {
      const shape = Object.entries(def.shape ?? {})
      const required = shape.filter(([, field]) => field.def.type !== 'optional').map(([name]) => name)
      const fields = Object.fromEntries(shape.map(([name, field]) => [name, generate(field)]))
      return fc.record(fields, { requiredKeys: required, noNullPrototype: true })
    }
    case 'array':
      return fc.array(generate(def.element!), { maxLength: 4 })
    case 'optional':
      return generate(def.innerType!)
    case 'nullable':
      return fc.option(generate(def.innerType!))
    case 'unknown':
      return fc.constant(null)
    default:
      throw new Error(`No generator for ${def.type}: teach generate.ts`)
  }
}

const links = ['/m/home', '/art/game 1.svg'.replace(' ', '%20'), 'https://cdn.example/a.png?b=c&d', 'http://x.example']

function generateField({
  type,
  pattern,
  format,
  enum: options,
  words,
  files,
  minimum,
  minLength,
  maxLength,
}: WireShape): fc.Arbitrary<unknown> {
  if (files) return fc.constant([new File(['picture'], 'picture.png', { type: 'image/png' })])
  if (maxLength)
    return fc
      .array(fc.constantFrom('a', 'ã', '🎂', '-'), { minLength, maxLength: Math.min(maxLength, 20) })
      .map((letters) => letters.join(''))
  if (words) return fc.subarray([...words], { minLength: 1 })
  if (options) return fc.constantFrom(...options)
  if (type === 'boolean') return pattern ? fc.constant(true) : fc.boolean()
  if (type !== 'string') return fc.integer({ min: minimum ?? -1e12, max: 1e12 })
  if (format === 'uri-reference') return fc.constantFrom(...links)
  if (format === 'amounts') return fc.array(fc.nat(1e9), { minLength: 1, maxLength: 4 })
  if (format === 'date') return fc.stringMatching(/^20\d\d-0[1-9]-[12]\d$/)
  if (format === 'sha256') return fc.stringMatching(/^[0-9a-f]{64}$/)
  if (format === 'month') return fc.stringMatching(/^20\d\d-0[1-9]$/)
  return fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => new RegExp(pattern ?? '').test(text))
}
