import type * as z from 'zod/mini'
import { toJSONSchema } from 'zod/mini'
import type { WireShape } from '../core/wire/field.ts'

export type JsonSchema = Record<string, unknown>

/** Who writes it: amounts have one form in answers and one in requests. */
export type Direction = 'answer' | 'request'

/** Wire format of a call's schema, as JSON Schema 2020-12. Amounts refer to the named schemas `Money` and `MoneyInput`. */
export function jsonSchemaOf(schema: z.ZodMiniType, direction: Direction): JsonSchema {
  const document: JsonSchema = toJSONSchema(schema, {
    io: 'input',
    override({ zodSchema, jsonSchema }) {
      const { wire, values }: typeof zodSchema & { wire?: WireShape; values?: z.ZodMiniType } = zodSchema
      if (wire) Object.assign(jsonSchema, fieldSchema(wire, direction))
      if (values) Object.assign(jsonSchema, { type: 'object', additionalProperties: jsonSchemaOf(values, direction) })
    },
  })
  delete document.$schema
  return document
}

function fieldSchema({ words, files, pattern, ...wire }: WireShape, direction: Direction): JsonSchema {
  if (files) return { type: 'array', items: wire, maxItems: files }
  if (words) return { type: 'array', items: { enum: words } }
  if (wire.format === 'money') return { $ref: `#/components/schemas/${direction === 'answer' ? 'Money' : 'MoneyInput'}` }
  if (pattern === '^') return wire
  return pattern === '.' ? { ...wire, minLength: 1 } : { ...wire, pattern }
}
