import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { runningContract } from './contractAnswer.ts'

/** The caller's hourly salary contract and the state of the running hour. Spec 7.5. */
export const getContractHourSalaryInfo = defineCall({
  name: 'getContractHourSalaryInfo',
  method: 'GET',
  path: '/wps/relay/MCS2_getContractHourSalInfo',
  module: 'HOURSAL3',
  access: 'contract',
  feature: 'HOURSAL3',
  section: '7.5',
  shown: false,
  input: z.object({}),
  output: runningContract,
})
