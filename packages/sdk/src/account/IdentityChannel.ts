import { oneOf } from '../core/fields.ts'

/** How somebody else proves who a player is: an account elsewhere, or a code by that provider's own SMS (`firebaseChannel`). */
export const IdentityChannel = /* @__PURE__ */ oneOf('facebook', 'google', 'sms')
export type IdentityChannel = 'facebook' | 'google' | 'sms'
