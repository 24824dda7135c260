import type { Call, CallContext } from '../core/Call.ts'
import { jsonSchemaOf, type JsonSchema } from './jsonSchemaOf.ts'

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })

/** A call as an operation of OpenAPI 3.1. */
export function operationOf(call: Call, domain: string) {
  const feature = call.feature ? ` Feature: ${call.feature}.` : ''
  const input = withConstants(call)
  const inQuery = call.method === 'GET' || call.method === 'DELETE'
  const { properties = {}, required = [] } = input as { properties?: Record<string, JsonSchema>; required?: string[] }
  const query = Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))
  return {
    operationId: call.name,
    tags: [domain],
    description: `Section ${call.section} of the specification. Access: ${call.access}. Repeating: ${call.retry}.${feature}`,
    security: call.access === 'guest' ? [] : [{ session: [] }],
    parameters: [
      ...[
        'Merchant',
        'Gateway',
        'Language',
        'RequestId',
        ...(call.retry === 'keyed' ? ['IdempotencyKey'] : []),
        ...(call.encrypted ? ['Encryption'] : []),
      ].map((name) => ref('parameters', name)),
      { name: 'X-Module-Id', in: 'header', required: true, schema: moduleOf(call) },
      ...(inQuery ? query : []),
    ],
    ...(!inQuery && { requestBody: bodyOf(call, input) }),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: answerOf(call) } } },
      default: ref('responses', 'Failure'),
    },
  }
}

const moduleOf = ({ module, modules }: Call): JsonSchema =>
  modules ? { enum: [...new Set([module, ...Object.values(modules.ids)])] } : { const: module }

function bodyOf(call: Call, input: JsonSchema) {
  if (!call.encrypted) return { required: true, content: { [contentType(call)]: { schema: input } } }
  const schema = { ...ref('schemas', 'Envelope'), 'x-sealed-data': input }
  return { required: true, content: { 'application/json': { schema } } }
}

const contentType = ({ form, multipart }: Call) =>
  multipart ? 'multipart/form-data' : form ? 'application/x-www-form-urlencoded' : 'application/json'

function answerOf(call: Call): JsonSchema {
  const value = jsonSchemaOf(call.output)
  return call.bare ? value : { type: 'object', properties: { success: { const: true }, value }, required: ['success', 'value'] }
}

const contexts: [CallContext, CallContext] = [
  { merchant: 'a', language: 'PT', token: undefined, standalone: false },
  { merchant: 'b', language: 'EN', token: undefined, standalone: false },
]

/** The input with the constants of the wire: fixed, or following from merchant and language. */
function withConstants(call: Call): JsonSchema {
  const input = jsonSchemaOf(call.input) as JsonSchema & { properties?: JsonSchema; required?: string[] }
  const [one = {}, other = {}] = contexts.map((context) => call.fixed?.(context, {}))
  const constants = Object.entries(one).map(([name, value]) => [
    name,
    value === other[name] ? { const: value } : { type: 'string', examples: [value] },
  ])
  // A field that is fixed as undefined does not travel.
  const travels = (name: string) => !(name in one) || one[name] !== undefined
  const properties = { ...input.properties, ...Object.fromEntries(constants) }
  return {
    ...input,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => travels(name))),
    required: [...(input.required ?? []), ...Object.keys(one)].filter(travels),
  }
}
