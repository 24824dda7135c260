import * as z from 'zod/mini'
import { string } from '../core/wire/fields.ts'

const optionalText = /* @__PURE__ */ z.optional(string)

/** Sent with a proven password, to sign in on this device without it next time (`signInByRefreshToken`). Both or none. */
export const rememberFields = {
  /** Public key of the device: ECDSA P-256, SPKI, base64url. Its private key signs each use of the token. */
  deviceKey: optionalText,
  /** The first token: 256 random bits of the device, base64url. Sealed in transit; the gateway stores a hash. */
  refreshToken: optionalText,
}

/** A device to remember. */
export interface NewDevice {
  deviceKey?: string
  refreshToken?: string
}
