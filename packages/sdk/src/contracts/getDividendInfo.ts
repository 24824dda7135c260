import { defineCall } from '../core/defineCall.ts'
import { z } from '../core/schema.ts'
import { runningContract } from './contractAnswer.ts'

/** The caller's dividend and how its running period stands. Loads after sign-in and on resume. Spec 7.5. */
export const getDividendInfo = defineCall({
  name: 'getDividendInfo',
  method: 'GET',
  path: '/wps/relay/MCS2_getDividendInfo',
  module: 'SIGNCONDIV3',
  access: 'contract',
  feature: 'SIGNCONDIV3',
  section: '7.5',
  shown: false,
  input: z.object({}),
  output: runningContract,
})
