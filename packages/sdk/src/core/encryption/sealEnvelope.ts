import { toBase64Url, utf8 } from './bytes.ts'
import type { EnvelopeKey } from './EnvelopeKey.ts'
import { algorithms, boundTo, wrapping } from './envelope.ts'
import type { Unsealed } from '../Client.ts'

const block = 256

/** Envelope E1 of a body: new key, IV and nonce. `now` in ms of the server's clock. Contract, "Encryption". */
export async function sealEnvelope(message: Unsealed, key: { kid: string; publicKey: EnvelopeKey }, now: number) {
  const { subtle } = crypto
  const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))
  const iv = random(12)
  const contentKey = random(32)
  const ivText = toBase64Url(iv)
  const content = {
    ts: Math.floor(now / 1000),
    nonce: toBase64Url(random(16)),
    aud: `${message.method} ${message.path}`,
    data: message.data,
    pad: '',
  }
  // The size of a body does not reveal the password's length.
  content.pad = ' '.repeat(-utf8(JSON.stringify(content)).length & (block - 1))

  const aes = await subtle.importKey('raw', contentKey, 'AES-GCM', false, ['encrypt'])
  const [ciphertext, wrapped] = await Promise.all([
    subtle.encrypt({ name: 'AES-GCM', iv, additionalData: boundTo(key.kid, ivText, message) }, aes, utf8(JSON.stringify(content))),
    subtle.encrypt(wrapping(key.kid), key.publicKey, contentKey),
  ])
  const ek = toBase64Url(new Uint8Array(wrapped))
  return {
    header: `v=1; kid=${key.kid}; alg=${algorithms.alg}; enc=${algorithms.enc}; iv=${ivText}; ek=${ek}`,
    body: JSON.stringify({ c: toBase64Url(new Uint8Array(ciphertext)) }),
  }
}
