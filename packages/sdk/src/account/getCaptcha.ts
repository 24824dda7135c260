import { defineCall } from '../core/defineCall.ts'
import { orElse } from '../core/field.ts'
import { id } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { CaptchaWork } from './CaptchaWork.ts'

/** A fresh captcha: `image` is a base64 PNG of digits, `captchaId` goes with the digits to the call that needs them. Spec 7.1. */
export const getCaptcha = defineCall({
  name: 'getCaptcha',
  method: 'GET',
  path: '/wps/captcha',
  module: 'CAPTCHA3',
  access: 'guest',
  retry: 'costly',
  section: '7.1',
  input: z.object({}),
  output: z.object({
    /** Picture of the digits: PNG in base64, without a data: prefix. */
    image: id,
    captchaId: id,
    /** For `solveCaptchaWork`; its number goes with the digits. Absent where the gateway wants none. */
    work: orElse(z.optional(CaptchaWork), () => undefined),
  }),
})
