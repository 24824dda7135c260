import { id, int } from '../core/fields.ts'
import { z } from '../core/schema.ts'

/** Work for the machine that shows a captcha: the smallest counter whose derived key begins with `keyPrefix`. Bytes are in hex. */
export const CaptchaWork = /* @__PURE__ */ z.object({
  /** `PBKDF2/SHA-256`. */
  algorithm: id,
  /** Random part of what is derived from, hex. */
  nonce: id,
  /** Salt of the derivation, hex. */
  salt: id,
  /** Rounds of one try. */
  cost: int,
  /** Bytes. */
  keyLength: int,
  /** What the derived key must begin with, hex. */
  keyPrefix: id,
})
export type CaptchaWork = z.output<typeof CaptchaWork>
