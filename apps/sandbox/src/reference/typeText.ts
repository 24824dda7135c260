/** A JSON Schema as `openApiDocument` writes it. */
export interface Schema {
  $ref?: string
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

type Named = Readonly<Record<string, Schema>>

/** A schema in readable form: `{ id: string, images?: file[] }`, one field per line, followed by its meaning. */
export function typeText(schema: Schema, schemas: Named = {}, indent = ''): string {
  const name = schema.$ref?.split('/').at(-1)
  if (name === 'Money' || name === 'MoneyInput') return 'money'
  if (name) return typeText(schemas[name] ?? {}, schemas, indent)
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  if ('const' in schema) return literal(schema.const)
  if (schema.items) return listText(typeText(schema.items, schemas, indent))
  if (schema.properties) return objectText(schema, schemas, indent)
  if (typeof schema.additionalProperties === 'object') return `{ [name]: ${typeText(schema.additionalProperties, schemas, indent)} }`
  return plainText(schema)
}

const listText = (item: string) => (/ \| /.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`)

function objectText({ properties = {}, required = [] }: Schema, schemas: Named, indent: string): string {
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(([name, field]) => {
    const [first, ...rest] = `${inner}${name}${required.includes(name) ? '' : '?'}: ${typeText(field, schemas, inner)}`.split('\n')
    const says = field.description ? `  // ${field.description}` : ''
    return [`${first}${says}`, ...rest].join('\n')
  })
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
}

function plainText({ type, format, minLength = 0, maxLength }: Schema): string {
  if (format === 'binary') return 'file'
  if (format === 'uri-reference') return 'link'
  if (format === 'date') return 'YYYY-MM-DD'
  if (format === 'month') return 'YYYY-MM'
  if (maxLength) return `string of ${minLength} to ${maxLength} characters`
  return typeof type === 'string' ? type : 'any'
}

const literal = (value: unknown) => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value))
