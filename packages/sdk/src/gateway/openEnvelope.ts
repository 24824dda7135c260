import { boundTo, wrapping } from '../core/encryption/envelope.ts'
import type { EnvelopeKey } from '../core/encryption/EnvelopeKey.ts'
import { EnvelopeError } from './EnvelopeError.ts'
import { parseEnvelope, strictBytes } from './parseEnvelope.ts'

/** What a gateway received: the text of the body as it was sent, and what the envelope is bound to. */
export interface SealedRequest {
  /** The `Encryption` header, '' if there is none. */
  header: string
  /** The raw body. */
  body: string
  method: string
  /** Path without the query. */
  path: string
  /** Value of `X-Merchant`. */
  merchant: string
}

/** What `openEnvelope` needs from the gateway: its private keys, a store of used nonces that all processes share, and the time. */
export interface EnvelopeKeeper {
  /** The private key of a kid, undefined if it is unknown or retired. */
  privateKey(kid: string): EnvelopeKey | undefined | Promise<EnvelopeKey | undefined>
  /** Stores a nonce for 300 s; false if it was seen before. Shared by all processes. */
  takeNonce(nonce: string): Promise<boolean>
  /** Unix seconds. */
  now: number
}

const tolerance = 120

/** The data of a sealed body. Throws only `EnvelopeError`, for every problem. Contract, "Encryption". */
export async function openEnvelope(request: SealedRequest, keeper: EnvelopeKeeper): Promise<Record<string, unknown>> {
  const envelope = parseEnvelope(request.header, request.body)
  const key = await keeper.privateKey(envelope.kid)
  if (!key) throw new EnvelopeError('crypto.key')
  const content = readContent(await decrypt(envelope, key, request), `${request.method} ${request.path}`)
  if (Math.abs(keeper.now - content.ts) > tolerance) throw new EnvelopeError('crypto.clock')
  if (!(await keeper.takeNonce(content.nonce))) throw new EnvelopeError('crypto.invalid')
  return content.data
}

async function decrypt(envelope: ReturnType<typeof parseEnvelope>, key: EnvelopeKey, request: SealedRequest) {
  const { subtle } = crypto
  try {
    const contentKey = await subtle.decrypt(wrapping(envelope.kid), key, envelope.wrapped)
    const aes = await subtle.importKey('raw', contentKey, { name: 'AES-GCM', length: 256 }, false, ['decrypt'])
    if (contentKey.byteLength !== 32) throw new EnvelopeError('crypto.invalid')
    const additionalData = boundTo(envelope.kid, envelope.ivText, request)
    return await subtle.decrypt({ name: 'AES-GCM', iv: envelope.iv, additionalData }, aes, envelope.content)
  } catch {
    throw new EnvelopeError('crypto.invalid')
  }
}

interface Content {
  ts: number
  nonce: string
  data: Record<string, unknown>
}

function readContent(plaintext: ArrayBuffer, audience: string): Content {
  const { ts, nonce, aud, data } = parse(plaintext)
  const isObject = typeof data === 'object' && data !== null && !Array.isArray(data)
  if (
    typeof ts !== 'number' ||
    !Number.isSafeInteger(ts) ||
    typeof nonce !== 'string' ||
    aud !== audience ||
    !isObject ||
    plaintext.byteLength % 256
  ) {
    throw new EnvelopeError('crypto.invalid')
  }
  strictBytes(nonce, 16)
  return { ts, nonce, data: { ...data } }
}

function parse(plaintext: ArrayBuffer): Record<string, unknown> {
  try {
    return Object(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext))) as Record<string, unknown>
  } catch {
    throw new EnvelopeError('crypto.invalid')
  }
}
