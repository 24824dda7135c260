import { optionalInt, string } from '../core/fields.ts'
import { z } from '../core/schema.ts'

const optionalText = /* @__PURE__ */ z.optional(string)

/** The answer to a captcha, beside whatever requested one. */
export const captchaFields = {
  /** The digits as typed. */
  captcha: optionalText,
  /** Of the captcha that was shown. */
  captchaId: optionalText,
  /** What `solveCaptchaWork` found, where the captcha brought work. */
  captchaWork: optionalInt,
}
