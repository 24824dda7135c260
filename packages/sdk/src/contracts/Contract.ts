import { id, int, money, oneOf, text } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { ContractKind } from './ContractKind.ts'
import { ContractTerms } from './ContractTerms.ts'
import { ContractFigures, periodFields } from './ContractFigures.ts'

/** `proposed`: the first offer waits for its answer; `changeProposed` and `endProposed`: it is in force, and a change or its end waits. */
export const ContractState = /* @__PURE__ */ oneOf('proposed', 'active', 'changeProposed', 'endProposed', 'rejected', 'ended')
export type ContractState = (typeof ContractState.options)[number]

/** Who pays: the member right above out of the own wallet, or the house. */
export const ContractPayer = /* @__PURE__ */ oneOf('upline', 'house')
export type ContractPayer = (typeof ContractPayer.options)[number]

/** What waits for the answer of the member below. */
export const ContractProposal = /* @__PURE__ */ z.object({
  /** An offer, other terms, or the end of the contract. */
  action: /* @__PURE__ */ oneOf('offer', 'change', 'end'),
  /** The terms that are proposed; absent for an end. */
  terms: /* @__PURE__ */ z.optional(ContractTerms),
  /** When it was proposed, ms. */
  proposedAt: int,
  /** From when it holds if it is accepted now, ms: the beginning of the next period. */
  startsAt: int,
})
export type ContractProposal = z.output<typeof ContractProposal>

/** A contract of one kind between a member and whoever is right above. */
export const Contract = /* @__PURE__ */ z.object({
  /** Id of the contract: the same through all its changes. */
  contractId: id,
  /** What it pays. */
  kind: ContractKind,
  /** Whom it pays. */
  memberId: id,
  /** Name of whom it pays. */
  userName: text,
  /** Member type number of whom it pays, see `memberTypes`. */
  type: int,
  /** User name of who offered it, masked; '' where it was the house. */
  offeredBy: text,
  /** Who pays. */
  payer: ContractPayer,
  /** How far the two are. */
  state: ContractState,
  /** Changes with every step; a call that names another one than the newest answers `contract.changed`. */
  revision: id,
  /** A member is active whose stakes of a period are more than this, for tiers that name no amount of their own. */
  activeStake: money,
  /** The terms in force; absent where none are yet, or no more. */
  terms: /* @__PURE__ */ z.optional(ContractTerms),
  /** What was accepted and holds from the next period on. */
  next: /* @__PURE__ */ z.optional(
    /* @__PURE__ */ z.object({
      /** From when, ms. */
      startsAt: int,
      /** The terms from then on; absent where the contract ends then. */
      terms: /* @__PURE__ */ z.optional(ContractTerms),
    }),
  ),
  /** What waits for an answer. */
  proposal: /* @__PURE__ */ z.optional(ContractProposal),
  /** Why the last proposal was rejected, plain text; '' where it was not. */
  reason: text,
  /** When the last step was made, ms. */
  changedAt: int,
})
export type Contract = z.output<typeof Contract>

/** How the running period stands, as if it ended now. */
export const RunningPeriod = /* @__PURE__ */ z.object({
  ...periodFields,
  /** What the team did so far. */
  figures: ContractFigures,
  /** What was left below zero before it. */
  carryIn: money,
  /** The tier that is reached, from 1; 0 for none. */
  tier: int,
  /** What a share is of: the basis and what was carried in. */
  base: money,
  /** What it would pay. */
  due: money,
})
export type RunningPeriod = z.output<typeof RunningPeriod>
