import { id, oneOf, string } from '../core/fields.ts'
import { z } from '../core/schema.ts'

/** Characters that the reason of a rejection may have. */
export const CONTRACT_REASON = 100

/** `A` accepts what was proposed, `R` rejects it, `C` agrees that the contract ends. */
export const ContractReply = /* @__PURE__ */ oneOf('A', 'R', 'C')
export type ContractReply = (typeof ContractReply.options)[number]

/** What every answer to a proposal says. */
export const replyFields = {
  /** What the member answers. */
  status: ContractReply,
  /** The `revision` of the contract that the member read. */
  revision: /* @__PURE__ */ z.optional(id),
  /** Why it is rejected, at most `CONTRACT_REASON` characters. */
  reason: /* @__PURE__ */ z.optional(string),
}
