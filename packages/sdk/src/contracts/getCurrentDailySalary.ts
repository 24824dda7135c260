import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { runningContract } from './contractAnswer.ts'

/** The caller's daily salary and today's state. Spec 7.5. */
export const getCurrentDailySalary = defineCall({
  name: 'getCurrentDailySalary',
  method: 'GET',
  path: '/wps/relay/MCS2_getCurrentDailySalary',
  module: 'DAILYSALCONT3',
  access: 'contract',
  feature: 'DAILYSALCONT3',
  section: '7.5',
  shown: false,
  input: z.object({}),
  output: runningContract,
})
