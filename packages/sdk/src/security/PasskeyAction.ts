import { oneOf } from '../core/fields.ts'

/** What a passkey can confirm in the place of the payment password, by the name of the call. */
export const PasskeyAction = /* @__PURE__ */ oneOf('addBankCard', 'withdraw')
export type PasskeyAction = 'addBankCard' | 'withdraw'
