import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { accountTexts } from '../texts/accountTexts.ts'
import { TermsConsent } from './TermsConsent.ts'

/**
 * Agrees to the terms of use that have changed since the member agreed last. A version that does not exist is a `ValidationError`. Errors:
 * `terms.text` if the gateway knows the text and the device showed another. Spec 2.10, 7.1.
 */
export const acceptTerms = defineCall({
  name: 'acceptTerms',
  method: 'POST',
  path: '/wps/member/terms',
  access: 'player',
  retry: 'idempotent',
  section: '7.1',
  texts: accountTexts,
  input: TermsConsent,
  output: z.unknown(),
})
