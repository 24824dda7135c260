import * as z from 'zod/mini'
import { id, oneOf, string } from '../core/wire/fields.ts'

/** Maximum length of a rejection's reason, in characters. */
export const CONTRACT_REASON = 100

/** `A` accepts the proposal, `R` rejects it, `C` agrees that the contract ends. */
export const ContractReply = /* @__PURE__ */ oneOf('A', 'R', 'C')
export type ContractReply = (typeof ContractReply.options)[number]

/** Input of every answer to a proposal. */
export const replyFields = {
  /** The member's answer. */
  status: ContractReply,
  /** The `revision` of the contract that the member read. */
  revision: /* @__PURE__ */ z.optional(id),
  /** Why it is rejected, at most `CONTRACT_REASON` characters. */
  reason: /* @__PURE__ */ z.optional(string),
}
