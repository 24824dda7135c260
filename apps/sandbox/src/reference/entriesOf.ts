import type { Call } from '@platform/sdk'
import { descriptions, errorCodesOf, openApiDocument } from '@platform/sdk/openapi'
import { callsByDomain } from '@platform/sdk/testing'
import { typeText, type Schema } from './typeText.ts'

/** The reference entry of one call. */
export interface Entry {
  call: Call
  domain: string
  doc: string
  /** Fields that a caller sends, constants of the wire among them. */
  input: string
  output: string
  /** Possible failures: statuses with their codes. */
  errors: string
}

interface Operation {
  parameters: { name?: string; in?: string; required?: boolean; description?: string; schema?: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema & { 'x-sealed-data'?: Schema } }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** Every call of the SDK, read from its own description. */
export function entriesOf(): Entry[] {
  // The SDK types its document as loosely as JSON Schema is.
  const { paths, components } = openApiDocument({ version: '', server: '' }) as unknown as Document
  const text = (schema: Schema) => typeText(schema, components.schemas)
  return Object.entries(callsByDomain).flatMap(([domain, calls]) =>
    calls.map((call) => {
      const operation = paths[call.path]![call.method.toLowerCase()]!
      const output = operation.responses[200]?.content?.['application/json']?.schema ?? {}
      const errors = Object.entries(errorCodesOf(call)).map(([status, codes]) => `${status} ${codes.join(' ')}`)
      const doc = descriptions.calls[call.name]?.doc ?? ''
      return { call, domain, doc, input: text(inputOf(operation)), output: text(output), errors: errors.join('\n') }
    }),
  )
}

function inputOf({ parameters, requestBody }: Operation): Schema {
  const [body] = Object.values(requestBody?.content ?? {})
  if (body) return body.schema['x-sealed-data'] ?? body.schema
  const query = parameters.filter((parameter) => parameter.in === 'query')
  return {
    properties: Object.fromEntries(query.map(({ name = '', description, schema = {} }) => [name, { ...schema, description }])),
    required: query.filter(({ required }) => required).map(({ name = '' }) => name),
  }
}
