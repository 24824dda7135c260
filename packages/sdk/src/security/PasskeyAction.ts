import { oneOf } from '../core/wire/fields.ts'

/** What a passkey can confirm instead of the payment password, by the name of the call; `transfer` is every transfer to another member. */
export const PasskeyAction = /* @__PURE__ */ oneOf('addBankCard', 'withdraw', 'transfer')
export type PasskeyAction = 'addBankCard' | 'withdraw' | 'transfer'
