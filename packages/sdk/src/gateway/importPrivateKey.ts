import type { EnvelopeKey } from '../core/encryption/EnvelopeKey.ts'
import { fromBase64 } from '../core/encryption/bytes.ts'

/** Imports a private key of envelope E1 from its PKCS#8 in base64. */
export const importPrivateKey = (pkcs8: string): Promise<EnvelopeKey> =>
  crypto.subtle.importKey('pkcs8', fromBase64(pkcs8), { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['decrypt'])
