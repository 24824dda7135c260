import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { orElse } from '../core/wire/orElse.ts'
import { CaptchaWork } from './CaptchaWork.ts'

/**
 * Work for the device before a sign-in or a registration (`solveProofOfWork`): with its proof, a mistyped password requires no captcha
 * at once. Offered where the settings say `proofOfWork`. Valid for ten minutes, once, at this merchant. Spec 2.9.
 */
export const getProofOfWork = defineCall({
  name: 'getProofOfWork',
  method: 'GET',
  path: '/wps/session/work',
  module: 'CAPTCHA3',
  access: 'guest',
  retry: 'costly',
  act: false,
  section: '2.9',
  shown: false,
  input: z.object({}),
  output: z.object({
    /** Opaque text. */
    challenge: id,
    /** Absent if the gateway accepts no proof from this address at the moment. */
    work: orElse(z.optional(CaptchaWork), () => undefined),
  }),
})
