import * as z from 'zod/mini'
import { dictionary } from '../core/wire/dictionary.ts'
import { int, money } from '../core/wire/fields.ts'
import { defineCall } from '../core/defineCall.ts'
import { contractRate } from './contractRate.ts'
import { RateType } from './ContractTerms.ts'

/** A tier of a dividend in the format of the request fields. */
const DividendRow = z.object({
  /** Minimum stake. */
  minimumBet: money,
  /** Minimum net loss. */
  netLoss: money,
  /** Minimum number of active members. */
  activeMember: int,
  /** The share, in hundred-thousandths. */
  contractRate,
})

/** A tier of a salary in the format of the request fields. */
const SalaryRow = z.object({
  /** Minimum stake, or minimum loss. */
  betVolume: money,
  /** Minimum number of active members. */
  activeMember: int,
  /** The stake that a member must exceed to be active; absent: the merchant's `activeStake`. */
  activeStake: z.optional(money),
  /** Whether it is a share or a fixed amount. */
  rateType: RateType,
  /** The share, or the fixed amount, in hundred-thousandths. */
  rate: contractRate,
})

/** Products by code, `ALL` if a contract counts every product, and the proposed tiers of each. */
const dividends = dictionary(z.array(DividendRow))
const salaries = dictionary(z.array(SalaryRow))

/**
 * The contracts that wait for the member's answer, by kind: products and their tiers, empty if nothing waits. For the prompt on entry; the
 * contract itself is `getContractDividendRequest`, `getContractDailySalaryInfo`, `getContractHourSalaryInfo`. Spec 3, 7.5.
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
