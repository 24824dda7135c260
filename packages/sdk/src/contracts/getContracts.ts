import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { flag, id, int, money } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { pageNo } from '../core/wire/queryFields.ts'
import { paging } from '../core/paging.ts'
import { contractRate } from './contractRate.ts'
import { Contract, ContractPayer } from './Contract.ts'
import { ContractKind, ContractSide, contractCall } from './ContractKind.ts'
import { ContractTerms, ContractTier, RateType } from './ContractTerms.ts'

/** What the merchant allows, and the caller's own terms: input of an editor (`termsProblems`). */
export const ContractRules = z.object({
  /** The caller may offer contracts: has a team, and a contract in force. */
  mayOffer: flag,
  /** Maximum number of tiers of a contract. */
  mostTiers: int,
  /** The highest share, in hundred-thousandths. */
  mostRate: contractRate,
  /** The highest fixed amount. */
  mostAmount: money,
  /** A member whose stakes of a period exceed this is active, for tiers that name no amount of their own. */
  activeStake: money,
  /** The merchant's own tiers for such a salary: the standard of a contract that pays the lower of both. Absent if there are none. */
  standard: z.optional(
    z.object({
      /** What a share is calculated from. */
      basis: ContractTerms.shape.basis,
      /** Shares, or fixed amounts. */
      rateType: RateType,
      /** From the lowest to the highest. */
      tiers: z.array(ContractTier),
    }),
  ),
  /** Payer of this merchant's contracts. */
  payer: ContractPayer,
  /** The caller's own terms in force: an offer must not be better for any figures. */
  ceiling: z.optional(ContractTerms),
})
export type ContractRules = z.output<typeof ContractRules>

/**
 * Contracts of one kind, 20 a page: the caller's own, or those of direct members; newest step first. Errors: `access.feature`. Spec 7.5.
 */
export const getContracts = defineCall({
  name: 'getContracts',
  method: 'GET',
  path: '/wps/relay/MCS2_getContracts',
  ...contractCall,
  fixed: () => ({ pageSize: 20 }),
  input: z.object({
    /** Kind of the contracts. */
    kind: ContractKind,
    /** Whose contracts: the caller's or the direct members'. */
    side: ContractSide,
    /** Only the contract of this direct member. */
    memberId: z.optional(id),
    pageNo: z.optional(pageNo),
  }),
  output: z.object({
    /** The contracts of this page. */
    content: list(Contract),
    ...paging,
    /** What may be offered. */
    rules: ContractRules,
  }),
})
