import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { int } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { Contract, RunningPeriod } from './Contract.ts'
import { ContractKind } from './ContractKind.ts'

/**
 * The caller's dividend and the state of its running period, and the kinds of which the caller has contracts at all. Loads after sign-in
 * and on resume, so it also answers if the merchant has no dividends. Spec 7.5.
 */
export const getDividendInfo = defineCall({
  name: 'getDividendInfo',
  method: 'GET',
  path: '/wps/relay/MCS2_getDividendInfo',
  module: 'SIGNCONDIV3',
  access: 'contract',
  section: '7.5',
  shown: false,
  input: z.object({}),
  output: z.object({
    /** The dividend contract, with the proposal that waits for an answer. */
    contract: z.optional(Contract),
    /** The state of its running period; absent if no terms are in force. */
    running: z.optional(RunningPeriod),
    /** Kinds with a proposal that waits for the caller's answer: `getContractRequests` has the tiers. */
    requests: list(ContractKind),
    /** Kinds of which the caller has, had or was offered a contract. */
    contracts: list(ContractKind),
    /** Time of the calculation, ms. */
    updateTime: int,
  }),
})
