import * as z from 'zod/mini'
import { optionalInt, string } from '../core/wire/fields.ts'

const optionalText = /* @__PURE__ */ z.optional(string)

/** The answer to a captcha, sent with the call that requires one. */
export const captchaFields = {
  /** The digits as typed. */
  captcha: optionalText,
  /** Id of the captcha that was shown. */
  captchaId: optionalText,
  /** Result of `solveCaptchaWork`, if the captcha has work. */
  captchaWork: optionalInt,
}
