import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'

/**
 * The digits of a captcha, spoken in the client's language. At most three times for each captcha, which stays valid.
 * Errors: `notFound` for a captcha that is used, expired or was played three times. Spec 7.1.
 */
export const getCaptchaSound = defineCall({
  name: 'getCaptchaSound',
  method: 'GET',
  path: '/wps/captcha/sound',
  module: 'CAPTCHA3',
  access: 'guest',
  retry: 'costly',
  act: false,
  section: '7.1',
  input: z.object({ captchaId: id }),
  output: z.object({
    /** WAV in base64, without a data: prefix. */
    sound: id,
  }),
})
