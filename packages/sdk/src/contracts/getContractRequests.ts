import { dictionary } from '../core/field.ts'
import { int, money } from '../core/fields.ts'
import { defineCall } from '../core/defineCall.ts'
import { z } from '../core/schema.ts'
import { contractRate } from './contractRate.ts'
import { RateType } from './ContractTerms.ts'

/** A tier of a dividend as the request fields have it. */
const DividendRow = z.object({
  /** What must have been staked. */
  minimumBet: money,
  /** What must have been lost, net. */
  netLoss: money,
  /** How many members must have been active. */
  activeMember: int,
  /** The share, in hundred-thousandths. */
  contractRate,
})

/** A tier of a salary as the request fields have it. */
const SalaryRow = z.object({
  /** What must have been staked, or lost. */
  betVolume: money,
  /** How many members must have been active. */
  activeMember: int,
  /** What a member must have staked more than to be active; absent: the merchant's `activeStake`. */
  activeStake: z.optional(money),
  /** Whether it is a share or a fixed amount. */
  rateType: RateType,
  /** The share, or the fixed amount, in hundred-thousandths. */
  rate: contractRate,
})

/** Products by code, `ALL` where a contract counts every product, and the tiers that are proposed of each. */
const dividends = dictionary(z.array(DividendRow))
const salaries = dictionary(z.array(SalaryRow))

/**
 * The contracts that wait for the member's answer, by kind: products and their tiers, empty where nothing waits. What a prompt on entry asks;
 * the contract itself is `getContractDividendRequest`, `getContractDailySalaryInfo`, `getContractHourSalaryInfo`. Spec 3, 7.5.
 */
export const getContractRequests = defineCall({
  name: 'getContractRequests',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  access: 'contract',
  section: '7.5',
  shown: false,
  input: z.object({}),
  output: z.object({
    /** A daily salary. */
    dailysalreqtype: salaries,
    /** A dividend. */
    divtypecompperiodreq: dividends,
    /** An hourly salary. */
    contracthoursalreq: salaries,
  }),
})
