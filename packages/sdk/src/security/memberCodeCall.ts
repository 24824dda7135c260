import { oneOf } from '../core/fields.ts'
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

/** What a code of a member may be used for. */
export const MemberCodePurpose = /* @__PURE__ */ oneOf('reset', 'current', 'new')
