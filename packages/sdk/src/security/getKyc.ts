import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { Kyc } from './Kyc.ts'

/** State of the member's identity check. Spec 3, 7.6. */
export const getKyc = defineCall({
  name: 'getKyc',
  method: 'GET',
  path: '/wps/member/kyc',
  access: 'money',
  section: '7.6',
  shown: false,
  input: z.object({}),
  output: Kyc,
})
