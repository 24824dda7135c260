import { defineCall } from '../core/defineCall.ts'
import { int } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { z } from '../core/schema.ts'
import { Contract, RunningPeriod } from './Contract.ts'
import { ContractKind } from './ContractKind.ts'

/**
 * The caller's dividend and how its running period stands, and of which kinds the caller has contracts at all. Loads after sign-in and on
 * resume, so it answers also where the merchant has no dividends. Spec 7.5.
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
    /** How its running period stands; absent where no terms are in force. */
    running: z.optional(RunningPeriod),
    /** Kinds of which a proposal waits for the caller's answer: `getContractRequests` has the tiers. */
    requests: list(ContractKind),
    /** Kinds of which the caller has, had or was offered a contract. */
    contracts: list(ContractKind),
    /** When it was counted, ms. */
    updateTime: int,
  }),
})
