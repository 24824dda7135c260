import * as z from 'zod/mini'
import { flag, int, money, oneOf } from '../core/wire/fields.ts'
import { ContractCycle } from './ContractKind.ts'
import { contractRate } from './contractRate.ts'

/** Whether a tier pays a share, or a fixed amount. */
export const RateType = /* @__PURE__ */ oneOf('proportion', 'fixed')
export type RateType = (typeof RateType.options)[number]

/** One tier: reached if all three minimums are met; the highest reached tier applies. */
export const ContractTier = /* @__PURE__ */ z.object({
  /** Minimum stake: all stakes for a dividend, valid stakes for a salary. */
  minimumBet: money,
  /** Minimum net loss. */
  netLoss: money,
  /** Minimum number of active members. */
  activeMember: int,
  /**
   * A member whose stakes of the period exceed this is active for this tier; absent: the merchant's `activeStake` applies. Salaries only.
   */
  activeStake: /* @__PURE__ */ z.optional(money),
  /** The share, in hundred-thousandths; 0 for a fixed amount. */
  contractRate,
  /** The amount of a fixed tier; 0 for a share. */
  amount: money,
})
export type ContractTier = z.output<typeof ContractTier>

/** Terms that two parties agree on. */
export const ContractTerms = /* @__PURE__ */ z.object({
  /** Length of a period. */
  cycle: ContractCycle,
  /** A period below zero is carried over and offset before the next one pays; dividends only. */
  carryOver: flag,
  /** What a share is calculated from: the net loss, as for every dividend, or the valid stake. */
  basis: /* @__PURE__ */ oneOf('loss', 'stake'),
  /** Shares, or fixed amounts: the same in all tiers. */
  rateType: RateType,
  /** The maximum that one period pays; absent if unlimited. */
  cap: /* @__PURE__ */ z.optional(money),
  /** From the lowest to the highest, at least one. */
  tiers: /* @__PURE__ */ z.array(ContractTier),
  /**
   * The merchant's standard at the time of the agreement: a period pays according to these tiers or those of the contract, whichever is
   * lower. Absent: only those of the contract. Salaries only.
   */
  standard: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(ContractTier)),
})
export type ContractTerms = z.output<typeof ContractTerms>
