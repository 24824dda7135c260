import type { Call } from '../core/Call.ts'
import { describeJson, ref } from './describeJson.ts'
import { descriptions, withoutSections } from './descriptions.ts'
import { errorCodesOf } from './errorCodesOf.ts'
import { jsonSchemaOf, type JsonSchema } from './jsonSchemaOf.ts'
import { wireConstants } from './wireConstants.ts'

type ObjectSchema = JsonSchema & { properties?: Record<string, JsonSchema>; required?: string[] }

/** A call as an operation of OpenAPI 3.1. Named schemas are added to `namedSchemas`. */
export function operationOf(call: Call, domain: string, namedSchemas: Record<string, JsonSchema>) {
  const { doc = '', input, output } = descriptions.calls[call.name] ?? {}
  const text = withoutSections(doc)
  const fields = withConstants(call, describeJson(jsonSchemaOf(call.input, 'request'), input, call.encrypted ? undefined : namedSchemas))
  const inQuery = call.method === 'GET' || call.method === 'DELETE'
  return {
    operationId: call.name,
    tags: [domain],
    summary: /^.*?[.](?= |$)/.exec(text)?.[0] ?? text,
    description: [text, behaviourOf(call)].join('\n\n'),
    security: [{ merchant: [], ...(call.access !== 'guest' && { session: [] }) }],
    parameters: [...headersOf(call), ...(inQuery ? queryOf(fields) : [])],
    ...(!inQuery && { requestBody: bodyOf(call, fields) }),
    responses: {
      200: {
        description: 'Done',
        content: {
          'application/json': { schema: answerOf(call, describeJson(jsonSchemaOf(call.output, 'answer'), output, namedSchemas)) },
        },
      },
      ...failuresOf(call),
      default: ref('responses', 'Failure'),
    },
  }
}

function behaviourOf({ section, access, retry, feature }: Call) {
  return `Section ${section} of the specification. Access: ${access}. Repeating: ${retry}.${feature ? ` Feature: ${feature}.` : ''}`
}

function headersOf(call: Call) {
  const names = [
    'Gateway',
    'Language',
    'RequestId',
    ...(call.retry === 'keyed' ? ['IdempotencyKey'] : []),
    ...(call.work ? ['ProofOfWork'] : []),
    ...(call.encrypted ? ['Encryption'] : []),
  ]
  const ids = [call.module, ...Object.values(call.modules?.ids ?? {})]
  const module = {
    name: 'X-Module-Id',
    in: 'header',
    required: false,
    description: 'Module of the platform that the call belongs to. Another one is refused.',
    schema: call.modules ? { enum: [...new Set(ids)] } : { const: call.module },
  }
  return [...names.map((name) => ref('parameters', name)), module]
}

function queryOf({ properties = {}, required = [] }: ObjectSchema) {
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description,
    // A list is one value, joined by commas.
    ...(schema.type === 'array' && { style: 'form', explode: false }),
    schema,
  }))
}

/** Typed: the union that the compiler would infer is no valid declaration. */
function bodyOf(call: Call, input: JsonSchema): { required: boolean; content: Record<string, { schema: unknown }> } {
  if (!call.encrypted) return { required: true, content: { [contentType(call)]: { schema: input } } }
  const schema = { ...ref('schemas', 'Envelope'), 'x-sealed-data': input }
  return { required: true, content: { 'application/json': { schema } } }
}

const contentType = ({ form, multipart }: Call) =>
  multipart ? 'multipart/form-data' : form ? 'application/x-www-form-urlencoded' : 'application/json'

const answerOf = (call: Call, value: JsonSchema): JsonSchema =>
  call.bare ? value : { type: 'object', properties: { success: { const: true }, value }, required: ['success', 'value'] }

const failuresOf = (call: Call) =>
  Object.fromEntries(
    Object.entries(errorCodesOf(call)).map(([status, codes]) => {
      const schema = { allOf: [ref('schemas', 'Failure')], properties: { errorCode: { enum: codes } } }
      return [status, { description: codes.join(', '), content: { 'application/json': { schema } } }]
    }),
  )

/** The input with the wire constants, which may be left out. A field that is fixed as undefined is not sent. */
function withConstants(call: Call, input: ObjectSchema): ObjectSchema {
  const constants = wireConstants(call)
  const travels = (name: string) => !(name in constants) || constants[name] !== undefined
  const properties = Object.entries({ ...input.properties, ...constants }).filter(([name]) => travels(name))
  return { ...input, properties: Object.fromEntries(properties) as Record<string, JsonSchema>, required: input.required?.filter(travels) }
}
