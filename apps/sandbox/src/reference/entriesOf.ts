import type { Call } from '@platform/sdk'
import { openApiDocument } from '@platform/sdk/openapi'
import { callsByDomain } from '@platform/sdk/testing'
import { docLines } from './docLines.ts'
import { typeText, type Schema } from './typeText.ts'

/** What the reference says of one call. */
export interface Entry {
  call: Call
  domain: string
  doc: string
  /** Fields that a caller sends, constants of the wire among them. */
  input: string
  output: string
}

interface Operation {
  parameters: { name?: string; in?: string; required?: boolean; schema?: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema & { 'x-sealed-data'?: Schema } }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

/** Every call of the SDK, read out of its own description. */
export async function entriesOf(): Promise<Entry[]> {
  const { paths } = openApiDocument({ version: '', server: '' }) as unknown as { paths: Record<string, Record<string, Operation>> }
  const docs = await docLines()
  return Object.entries(callsByDomain).flatMap(([domain, calls]) =>
    calls.map((call) => {
      const operation = paths[call.path]![call.method.toLowerCase()]!
      const output = operation.responses[200]?.content?.['application/json']?.schema ?? {}
      return { call, domain, doc: docs.get(call.name) ?? '', input: typeText(inputOf(operation)), output: typeText(output) }
    }),
  )
}

function inputOf({ parameters, requestBody }: Operation): Schema {
  const [body] = Object.values(requestBody?.content ?? {})
  if (body) return body.schema['x-sealed-data'] ?? body.schema
  const query = parameters.filter((parameter) => parameter.in === 'query')
  return {
    properties: Object.fromEntries(query.map(({ name = '', schema = {} }) => [name, schema])),
    required: query.filter(({ required }) => required).map(({ name = '' }) => name),
  }
}
