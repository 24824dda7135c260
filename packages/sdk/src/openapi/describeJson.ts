import type { Description } from './Description.ts'
import { descriptions, withoutSections } from './descriptions.ts'
import type { JsonSchema } from './jsonSchemaOf.ts'

export const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })

/** Adds the comments to a JSON Schema, and moves named schemas to the shared ones, if there are any: a sealed body is described in one piece. */
export function describeJson(
  json: JsonSchema,
  description: Description | undefined,
  namedSchemas?: Record<string, JsonSchema>,
): JsonSchema {
  if (!description) return json
  const { doc, fields, items, values } = description
  const says = doc ? { description: withoutSections(doc) } : {}
  if (description.ref) {
    const named = () => describeJson(json, descriptions.schemas[description.ref!], namedSchemas)
    if (!namedSchemas) return { ...named(), ...says }
    const name = nameOf(description.ref, json)
    namedSchemas[name] ??= named()
    return { ...ref('schemas', name), ...says }
  }
  const inner = (schema: unknown, of: Description) => describeJson(schema as JsonSchema, of, namedSchemas)
  return {
    ...json,
    ...says,
    ...(fields && {
      properties: eachProperty(json.properties as Record<string, JsonSchema>, (name, schema) => inner(schema, fields[name] ?? {})),
    }),
    ...(items && { items: inner(json.items, items) }),
    ...(values && { additionalProperties: inner(json.additionalProperties, values) }),
  }
}

// A schema with amounts has one form for each direction.
const nameOf = (name: string, json: JsonSchema) => (JSON.stringify(json).includes('/MoneyInput"') ? `${name}Input` : name)

const eachProperty = (properties: Record<string, JsonSchema> = {}, change: (name: string, schema: JsonSchema) => JsonSchema) =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, change(name, schema)]))
