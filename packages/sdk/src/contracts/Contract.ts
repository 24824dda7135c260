import * as z from 'zod/mini'
import { id, int, money, oneOf, text } from '../core/wire/fields.ts'
import { ContractKind } from './ContractKind.ts'
import { ContractTerms } from './ContractTerms.ts'
import { ContractFigures, periodFields } from './ContractFigures.ts'

/**
 * `proposed`: the first offer waits for an answer; `changeProposed` and `endProposed`: the contract is in force, and a change or its end
 * waits for an answer.
 */
export const ContractState = /* @__PURE__ */ oneOf('proposed', 'active', 'changeProposed', 'endProposed', 'rejected', 'ended')
export type ContractState = (typeof ContractState.options)[number]

/** Who pays: the upline member, out of the own wallet, or the house. */
export const ContractPayer = /* @__PURE__ */ oneOf('upline', 'house')
export type ContractPayer = (typeof ContractPayer.options)[number]

/** The proposal that waits for the answer of the member below. */
export const ContractProposal = /* @__PURE__ */ z.object({
  /** An offer, changed terms, or the end of the contract. */
  action: /* @__PURE__ */ oneOf('offer', 'change', 'end'),
  /** The proposed terms; absent for an end. */
  terms: /* @__PURE__ */ z.optional(ContractTerms),
  /** Time of the proposal, ms. */
  proposedAt: int,
  /** When it comes into force if it is accepted now, ms: the beginning of the next period. */
  startsAt: int,
})
export type ContractProposal = z.output<typeof ContractProposal>

/** A contract of one kind between a member and the party directly above. */
export const Contract = /* @__PURE__ */ z.object({
  /** Id of the contract: does not change when its terms do. */
  contractId: id,
  /** Kind of the contract. */
  kind: ContractKind,
  /** Id of the member who is paid. */
  memberId: id,
  /** Name of the member who is paid. */
  userName: text,
  /** Member type number of the member who is paid, see `memberTypes`. */
  type: int,
  /** User name of the party that offered it, masked; '' for the house. */
  offeredBy: text,
  /** Who pays. */
  payer: ContractPayer,
  /** State of the negotiation. */
  state: ContractState,
  /** Changes with every step; a call with another revision than the newest fails with `contract.changed`. */
  revision: id,
  /** A member whose stakes of a period exceed this is active, for tiers that name no amount of their own. */
  activeStake: money,
  /** The terms in force; absent if there are none yet, or no longer. */
  terms: /* @__PURE__ */ z.optional(ContractTerms),
  /** What was accepted and comes into force with the next period. */
  next: /* @__PURE__ */ z.optional(
    /* @__PURE__ */ z.object({
      /** When it comes into force, ms. */
      startsAt: int,
      /** The terms from then on; absent if the contract ends then. */
      terms: /* @__PURE__ */ z.optional(ContractTerms),
    }),
  ),
  /** The proposal that waits for an answer. */
  proposal: /* @__PURE__ */ z.optional(ContractProposal),
  /** Why the last proposal was rejected, plain text; '' if it was not. */
  reason: text,
  /** Time of the last step, ms. */
  changedAt: int,
})
export type Contract = z.output<typeof Contract>

/** The state of the running period, as if it ended now. */
export const RunningPeriod = /* @__PURE__ */ z.object({
  ...periodFields,
  /** The team's figures so far. */
  figures: ContractFigures,
  /** Negative carry-over from before. */
  carryIn: money,
  /** The tier that is reached, from 1; 0 for none. */
  tier: int,
  /** What a share is calculated from: the basis and the carry-over. */
  base: money,
  /** What it would pay. */
  due: money,
})
export type RunningPeriod = z.output<typeof RunningPeriod>
