import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { ownContract } from './contractAnswer.ts'

/**
 * The caller's dividend contract with the proposal that waits for an answer. For third parties: our contract pages read contracts of every
 * kind in one call. Spec 7.5.
 */
export const getContractDividendRequest = defineCall({
  name: 'getContractDividendRequest',
  method: 'GET',
  path: '/wps/relay/MCS2_getContractDividendRequest',
  module: 'SIGNCONDIV3',
  access: 'contract',
  feature: 'SIGNCONDIV3',
  section: '7.5',
  shown: false,
  input: z.object({}),
  output: ownContract,
})
