/** A JSON Schema as `openApiDocument` writes it. */
export interface Schema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  format?: string
  minLength?: number
  maxLength?: number
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema | boolean
  examples?: unknown[]
}

/** A schema as a person reads it: `{ id: string, images?: file[] }`, one field a line. */
export function typeText(schema: Schema, indent = ''): string {
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  if ('const' in schema) return literal(schema.const)
  if (schema.items) return listText(schema.items, indent)
  if (schema.properties) return objectText(schema, indent)
  if (typeof schema.additionalProperties === 'object') return `{ [name]: ${typeText(schema.additionalProperties, indent)} }`
  return plainText(schema)
}

function listText(items: Schema, indent: string): string {
  const text = typeText(items, indent)
  return / \| /.test(text) && !text.startsWith('{') ? `(${text})[]` : `${text}[]`
}

function objectText({ properties = {}, required = [] }: Schema, indent: string): string {
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(
    ([name, field]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${typeText(field, inner)}`,
  )
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
}

function plainText({ type, format, minLength = 0, maxLength, description = '' }: Schema): string {
  if (Array.isArray(type)) return 'money'
  if (description.startsWith('Comma-joined')) return `list of ${description.slice('Comma-joined: '.length)}`
  if (format === 'binary') return 'file'
  if (format === 'uri-reference') return 'link'
  if (format === 'date') return 'YYYY-MM-DD'
  if (maxLength) return `string of ${minLength} to ${maxLength} characters`
  return type ?? 'any'
}

const literal = (value: unknown) => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value))
