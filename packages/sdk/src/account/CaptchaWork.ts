import * as z from 'zod/mini'
import { id, int } from '../core/wire/fields.ts'

/** Proof of work for the machine that shows a captcha: the smallest counter whose derived key begins with `keyPrefix`. Bytes are in hex. */
export const CaptchaWork = /* @__PURE__ */ z.object({
  /** `PBKDF2/SHA-256`. */
  algorithm: id,
  /** Random part of the derivation's input, hex. */
  nonce: id,
  /** Salt of the derivation, hex. */
  salt: id,
  /** Iterations of one attempt. */
  cost: int,
  /** Bytes. */
  keyLength: int,
  /** Required prefix of the derived key, hex. */
  keyPrefix: id,
})
export type CaptchaWork = z.output<typeof CaptchaWork>
