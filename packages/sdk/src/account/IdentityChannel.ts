import { oneOf } from '../core/wire/fields.ts'

/** How a third party proves who a player is: an external account, or a code by that provider's own SMS (`firebaseChannel`). */
export const IdentityChannel = /* @__PURE__ */ oneOf('facebook', 'google', 'sms')
export type IdentityChannel = 'facebook' | 'google' | 'sms'
