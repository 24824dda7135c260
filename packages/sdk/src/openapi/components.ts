import { gatewayIds } from '../core/platform.ts'

const header = (name: string, description: string, schema: object, required = false) => ({
  name,
  in: 'header',
  required,
  description,
  schema,
})

const refusal = {
  description: 'Refused: see errorCode',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
}

const decimal = String.raw`^-?\d{1,13}(\.\d{1,2})?$`

/** What all operations share. */
export const components = {
  securitySchemes: {
    merchant: {
      type: 'apiKey',
      in: 'header',
      name: 'X-Merchant',
      description: 'Merchant code; the trial merchant code for trial accounts.',
    },
    session: { type: 'http', scheme: 'bearer', description: 'The token of a login.' },
  },
  parameters: {
    Gateway: header('X-Gateway-Id', 'WEB 1 or MOBILE 3, which is the default. Another one is refused.', {
      enum: Object.values(gatewayIds),
    }),
    Language: header('Accept-Language', 'Language of texts: English where it begins with en, else Portuguese.', {
      type: 'string',
      examples: ['pt-BR', 'en'],
    }),
    RequestId: header('X-Request-Id', 'Random; echoed, to find the request again.', { type: 'string' }),
    IdempotencyKey: header(
      'Idempotency-Key',
      '128 random bits, the same for every try of one submit; shorter than 22 characters is refused (`request.key`).',
      { type: 'string' },
      true,
    ),
    ProofOfWork: header('Proof-Of-Work', 'The counter that solves `getProofOfWork`, a dot, and its challenge.', { type: 'string' }),
    Encryption: header('Encryption', 'v=1; kid=…; alg=RSA-OAEP-256; enc=A256GCM; iv=…; ek=…', { type: 'string', maxLength: 2048 }, true),
  },
  schemas: {
    Money: {
      title: 'Money',
      description: 'An amount of an answer, in the currency of the merchant: with at most two decimals, as a number or a string.',
      oneOf: [{ type: 'number' }, { type: 'string', format: 'decimal', pattern: decimal }],
      examples: [12.3, '12.30'],
    },
    MoneyInput: {
      title: 'Money to send',
      description: 'An amount of a request, in the currency of the merchant: digits, and at most two decimals.',
      type: 'string',
      format: 'decimal',
      pattern: decimal,
      examples: ['12.30'],
    },
    Envelope: {
      type: 'object',
      description: 'A sealed body, envelope E1: see the reference.',
      properties: { c: { type: 'string', description: 'base64url of ciphertext and tag' } },
      required: ['c'],
    },
    Failure: {
      type: 'object',
      description: 'How every failure comes.',
      properties: {
        success: { const: false, description: 'Always false.' },
        errorCode: { type: 'string', description: 'What went wrong; a new code may come with any release.' },
        message: { type: 'string', description: 'For logs, not for players.' },
        value: { $ref: '#/components/schemas/FailureValue', description: 'What belongs to the code.' },
      },
      required: ['success', 'errorCode'],
    },
    FailureValue: {
      type: 'object',
      description: 'What a failure says beside its code.',
      properties: {
        captcha: { type: 'boolean', description: 'The next try needs a captcha.' },
        fields: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'With `validation`: the code of each wrong field.',
        },
        article: { type: 'string', description: 'With `access.market`: the article of the law that forbids it.' },
        at: { type: 'integer', description: 'With `session.replaced`: when the account signed in elsewhere, ms.' },
        kid: { type: 'string', description: 'With `crypto.key`: id of the current key.' },
        spki: { type: 'string', description: 'With `crypto.key`: the current key, as `getCryptoKey` answers it.' },
        notAfter: { type: 'integer', description: 'With `crypto.key`: until when it is good, ms.' },
        serverTime: { type: 'integer', description: "With `crypto.key` and `crypto.clock`: the gateway's clock, ms." },
      },
    },
  },
  responses: { Failure: refusal },
}
