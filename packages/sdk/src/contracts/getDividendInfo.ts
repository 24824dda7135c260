import { defineCall } from '../core/defineCall.ts'
import { list } from '../core/list.ts'
import { z } from '../core/schema.ts'
import { runningFields } from './contractAnswer.ts'
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
    ...runningFields,
    /** Kinds of which a proposal waits for the caller's answer: `getContractRequests` has the tiers. */
    requests: list(ContractKind),
    /** Kinds of which the caller has, had or was offered a contract. */
    contracts: list(ContractKind),
  }),
})
