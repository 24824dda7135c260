import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { orElse } from '../core/wire/orElse.ts'
import { CaptchaWork } from './CaptchaWork.ts'

/** A new captcha: `image` is a base64 PNG of digits, `captchaId` is sent with the digits to the call that needs them. Spec 7.1. */
export const getCaptcha = defineCall({
  name: 'getCaptcha',
  method: 'GET',
  path: '/wps/captcha',
  module: 'CAPTCHA3',
  access: 'guest',
  retry: 'costly',
  act: false,
  section: '7.1',
  input: z.object({}),
  output: z.object({
    /** Picture of the digits: PNG in base64, without a data: prefix. */
    image: id,
    captchaId: id,
    /** For `solveCaptchaWork`; its number is sent with the digits. Absent if the gateway requires none. */
    work: orElse(z.optional(CaptchaWork), () => undefined),
  }),
})
