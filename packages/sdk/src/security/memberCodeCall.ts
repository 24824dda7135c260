import { oneOf } from '../core/wire/fields.ts'
import { securityTexts } from '../texts/securityTexts.ts'

/** What sending a code by SMS and by e-mail have in common. */
export const memberCodeCall = {
  method: 'POST',
  module: 'VERIFICATION3',
  access: 'player',
  retry: 'costly',
  section: '7.6',
  texts: securityTexts,
  shown: false,
} as const

/** Purpose of a member's code. */
export const MemberCodePurpose = /* @__PURE__ */ oneOf('reset', 'current', 'new')
