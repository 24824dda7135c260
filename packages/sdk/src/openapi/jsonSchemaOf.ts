import type * as z from 'zod/mini'
import { toJSONSchema } from 'zod/mini'
import type { WireShape } from '../core/wire/field.ts'

export type JsonSchema = Record<string, unknown>

/** Wire format of a call's schema, as JSON Schema 2020-12. Amounts refer to the named schema `Money`. */
export function jsonSchemaOf(schema: z.ZodMiniType): JsonSchema {
  const document: JsonSchema = toJSONSchema(schema, {
    io: 'input',
    override({ zodSchema, jsonSchema }) {
      const { wire, values }: typeof zodSchema & { wire?: WireShape; values?: z.ZodMiniType } = zodSchema
      if (wire) Object.assign(jsonSchema, fieldSchema(wire))
      if (values) Object.assign(jsonSchema, { type: 'object', additionalProperties: jsonSchemaOf(values) })
    },
  })
  delete document.$schema
  return document
}

function fieldSchema({ words, files, pattern, ...wire }: WireShape): JsonSchema {
  if (files) return { type: 'array', items: wire, maxItems: files }
  if (words) return { type: 'array', items: { enum: words } }
  if (wire.format === 'money') return { $ref: '#/components/schemas/Money' }
  if (pattern === '^') return wire
  return pattern === '.' ? { ...wire, minLength: 1 } : { ...wire, pattern }
}
