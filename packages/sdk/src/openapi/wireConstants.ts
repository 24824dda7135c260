import type { Call } from '../core/Call.ts'
import type { CallContext } from '../core/CallContext.ts'
import type { JsonSchema } from './jsonSchemaOf.ts'

const contexts: [CallContext, CallContext] = [
  { merchant: 'a', language: 'PT', token: undefined, standalone: false },
  { merchant: 'b', language: 'EN', token: undefined, standalone: false },
]

/** What a call sends besides its input: constants, or values that follow from merchant and language. */
export function wireConstants(call: Call): Record<string, JsonSchema | undefined> {
  const [one = {}, other = {}] = contexts.map((context) => call.fixed?.(context, {}))
  return Object.fromEntries(Object.entries(one).map(([name, value]) => [name, schemaOf(value, other[name])]))
}

function schemaOf(value: unknown, other: unknown): JsonSchema | undefined {
  if (value === undefined) return undefined
  if (value === other) return { const: value, description: 'Always this value; it may be left out, but not differ.' }
  return value === 'PT'
    ? { enum: ['PT', 'EN'], description: 'Repeats `Accept-Language`, which counts; it may be left out.' }
    : { type: 'string', description: 'Repeats `X-Merchant`, which counts; it may be left out.' }
}
