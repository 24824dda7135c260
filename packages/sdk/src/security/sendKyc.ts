import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { formOf, images } from '../core/upload.ts'
import { securityTexts } from '../texts/securityTexts.ts'
import { Kyc, KycSide } from './Kyc.ts'

/**
 * Sends one picture of the identity check; another one of the same side replaces it. With the third the check begins. Errors: `kyc.data`
 * while name, CPF or date of birth is missing, `kyc.closed` while it is checked and after it was accepted, `kyc.attempts` after three
 * refusals. Spec 3, 7.6.
 */
export const sendKyc = defineCall({
  name: 'sendKyc',
  method: 'PUT',
  path: '/wps/member/kyc',
  access: 'money',
  retry: 'keyed',
  section: '7.6',
  texts: securityTexts,
  shown: false,
  multipart: formOf,
  timeout: 120_000,
  input: z.object({
    /** What the picture shows: the document's front or back, or the member holding it. */
    side: KycSide,
    /** One picture, png or jpg, 5 MB. */
    images,
  }),
  output: Kyc,
})
