import { fromBase64, toBase64Url } from '../core/encryption/bytes.ts'
import { algorithms } from '../core/encryption/envelope.ts'
import { EnvelopeError } from './EnvelopeError.ts'

const names = ['v', 'kid', 'alg', 'enc', 'iv', 'ek']
const maxHeader = 2048
const maxBody = 16 * 1024

/** The parts of an `Encryption` header and its body; throws if a parameter is unknown, missing, repeated or malformed. */
export function parseEnvelope(header: string, body: string) {
  if (header.length > maxHeader || body.length > maxBody) throw new EnvelopeError('crypto.invalid')
  const parameters = new Map<string, string>()
  for (const parameter of header.split(';')) {
    const [, name = '', value = ''] = /^ *(\w+)=([\w.-]+) *$/.exec(parameter) ?? []
    if (!names.includes(name) || parameters.has(name)) throw new EnvelopeError('crypto.invalid')
    parameters.set(name, value)
  }
  const get = (name: string) => parameters.get(name) ?? ''
  if (get('v') !== '1' || get('alg') !== algorithms.alg || get('enc') !== algorithms.enc || !get('kid')) {
    throw new EnvelopeError('crypto.invalid')
  }
  // No JSON.parse: exactly one field, once.
  const content = /^\s*\{\s*"c"\s*:\s*"([\w-]+)"\s*\}\s*$/.exec(body)?.[1] ?? ''
  return {
    kid: get('kid'),
    ivText: get('iv'),
    iv: strictBytes(get('iv'), 12),
    wrapped: strictBytes(get('ek')),
    content: strictBytes(content),
  }
}

/** base64url in its one canonical spelling, of that many bytes if given. */
export function strictBytes(text: string, length?: number) {
  const bytes = /^[\w-]+$/.test(text) && text.length % 4 !== 1 ? fromBase64(text) : undefined
  if (!bytes || toBase64Url(bytes) !== text || (length !== undefined && bytes.length !== length)) throw new EnvelopeError('crypto.invalid')
  return bytes
}
