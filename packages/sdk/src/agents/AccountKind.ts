import { oneOf } from '../core/wire/fields.ts'

/** What an agent opens an account as: with a team of its own, or without. */
export const AccountKind = /* @__PURE__ */ oneOf('player', 'agent')
export type AccountKind = (typeof AccountKind.options)[number]
