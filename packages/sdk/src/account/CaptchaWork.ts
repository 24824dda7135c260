import { id, int } from '../core/fields.ts'
import { z } from '../core/schema.ts'

/** Work for the machine that shows a captcha: the smallest counter whose derived key begins with `keyPrefix`. Bytes are in hex. */
export const CaptchaWork = /* @__PURE__ */ z.object({
  /** `PBKDF2/SHA-256`. */
  algorithm: id,
  nonce: id,
  salt: id,
  /** Rounds of one try. */
  cost: int,
  /** Bytes. */
  keyLength: int,
  keyPrefix: id,
})
export type CaptchaWork = z.output<typeof CaptchaWork>
