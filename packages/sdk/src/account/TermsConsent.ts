import * as z from 'zod/mini'
import { matching } from '../core/wire/field.ts'
import { int, oneOf } from '../core/wire/fields.ts'

/** What a player agrees to: the version of the terms of use and the text as it was shown. Time and address are the gateway's. */
export const TermsConsent = /* @__PURE__ */ z.object({
  /** From `getRegisterSettings` or `getMemberInfo`. */
  version: int,
  locale: /* @__PURE__ */ oneOf('pt-BR', 'en'),
  sha256: /* @__PURE__ */ matching(/^[0-9a-f]{64}$/, 'sha256'),
})
export type TermsConsent = z.output<typeof TermsConsent>
