import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { ownContract } from './contractAnswer.ts'

/**
 * The caller's daily salary contract with the proposal that waits for an answer. For third parties: our contract pages read contracts of
 * every kind in one call. Spec 7.5.
 */
export const getContractDailySalaryInfo = defineCall({
  name: 'getContractDailySalaryInfo',
  method: 'GET',
  path: '/wps/relay/MCS2_getContractDailySalInfo',
  module: 'DAILYSALCONT3',
  access: 'contract',
  feature: 'DAILYSALCONT3',
  section: '7.5',
  shown: false,
  input: z.object({}),
  output: ownContract,
})
