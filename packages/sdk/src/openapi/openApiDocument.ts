import { callsByDomain } from '../testing/allCalls.ts'
import { gatewayIds } from '../core/platform.ts'
import { operationOf } from './operationOf.ts'

/** Every call as OpenAPI 3.1, for clients in other languages. */
export function openApiDocument({ version, server }: { version: string; server: string }) {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {}
  for (const [domain, calls] of Object.entries(callsByDomain)) {
    for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call, domain) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gaming gateway',
      version,
      description: 'Every call of the gateway. Money has at most two decimals, times are epoch milliseconds.',
    },
    servers: [{ url: server }],
    tags: Object.keys(callsByDomain).map((name) => ({ name })),
    paths,
    components,
  }
}

const header = (name: string, description: string, schema: object, required = true) => ({
  name,
  in: 'header',
  required,
  description,
  schema,
})

const components = {
  securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'The token of a login.' } },
  parameters: {
    Merchant: header('X-Merchant', 'Merchant code; the trial merchant code for trial accounts.', { type: 'string' }),
    Gateway: header('X-Gateway-Id', 'WEB 1 or MOBILE 3.', { enum: Object.values(gatewayIds) }),
    Language: header('Accept-Language', 'Language of messages.', { enum: ['pt-BR', 'en'] }, false),
    RequestId: header('X-Request-Id', 'Random; echoed, to find the request again.', { type: 'string' }, false),
    IdempotencyKey: header('Idempotency-Key', '128 random bits, the same for every try of one submit.', { type: 'string' }),
    Encryption: header('Encryption', 'v=1; kid=…; alg=RSA-OAEP-256; enc=A256GCM; iv=…; ek=…', { type: 'string', maxLength: 2048 }),
  },
  schemas: {
    Envelope: { type: 'object', properties: { c: { type: 'string', description: 'base64url of ciphertext and tag' } }, required: ['c'] },
    Failure: {
      type: 'object',
      properties: { success: { const: false }, errorCode: { type: 'string' }, message: { type: 'string' }, value: { type: 'object' } },
      required: ['success', 'errorCode'],
    },
  },
  responses: {
    Failure: {
      description: 'Refused: see errorCode',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  },
}
