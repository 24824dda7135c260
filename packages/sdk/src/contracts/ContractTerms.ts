import { flag, int, money, oneOf } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { ContractCycle } from './ContractKind.ts'
import { contractRate } from './contractRate.ts'

/** Whether a tier pays a share, or the same amount whatever it is a share of. */
export const RateType = /* @__PURE__ */ oneOf('proportion', 'fixed')
export type RateType = (typeof RateType.options)[number]

/** One tier: it is reached where all three minimums are, and the highest one that is reached counts. */
export const ContractTier = /* @__PURE__ */ z.object({
  /** What must have been staked: all of it for a dividend, the valid part for a salary. */
  minimumBet: money,
  /** What must have been lost, net. */
  netLoss: money,
  /** How many members must have been active. */
  activeMember: int,
  /** A member is active for this tier whose stakes of the period are more than this; absent: than the merchant's `activeStake`. Salaries only. */
  activeStake: /* @__PURE__ */ z.optional(money),
  /** What the share is, in hundred-thousandths; 0 of a fixed amount. */
  contractRate,
  /** What a fixed tier pays; 0 of a share. */
  amount: money,
})
export type ContractTier = z.output<typeof ContractTier>

/** What two members agree on. */
export const ContractTerms = /* @__PURE__ */ z.object({
  /** How long a period is. */
  cycle: ContractCycle,
  /** A period below zero is made up for before the next one pays; dividends only. */
  carryOver: flag,
  /** What a share is of: the net loss, as of every dividend, or the valid stake. */
  basis: /* @__PURE__ */ oneOf('loss', 'stake'),
  /** Shares, or fixed amounts: the same in all tiers. */
  rateType: RateType,
  /** The most that one period pays; absent where there is no such limit. */
  cap: /* @__PURE__ */ z.optional(money),
  /** From the lowest to the highest, one at least. */
  tiers: /* @__PURE__ */ z.array(ContractTier),
  /**
   * The merchant's standard as it was when this was agreed: a period pays what these tiers say or what those of the contract do, whichever is
   * lower. Absent: those of the contract alone. Salaries only.
   */
  standard: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.array(ContractTier)),
})
export type ContractTerms = z.output<typeof ContractTerms>
