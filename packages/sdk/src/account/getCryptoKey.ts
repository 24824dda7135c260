import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id, int } from '../core/wire/fields.ts'

/** The gateway's public key for envelope E1: `spki` in base64, `notAfter` and `serverTime` in ms. Contract, "Encryption". */
export const getCryptoKey = defineCall({
  name: 'getCryptoKey',
  method: 'GET',
  path: '/wps/system/crypto-key',
  access: 'guest',
  section: '7.1',
  shown: false,
  input: z.object({}),
  output: z.object({
    /** Id of the key: sent in the `Encryption` header. */
    kid: id,
    /** The public key, SubjectPublicKeyInfo in base64. */
    spki: id,
    /** The key is valid until then. */
    notAfter: int,
    /** The gateway's clock. */
    serverTime: int,
  }),
})
