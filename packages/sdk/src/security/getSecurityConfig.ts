import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { SecurityConfig } from './SecurityConfig.ts'

/**
 * The protection of the member's account: score with its items, what is set, a hold of withdrawals. Numbers and addresses are masked. Spec
 * 7.6.
 */
export const getSecurityConfig = defineCall({
  name: 'getSecurityConfig',
  method: 'GET',
  path: '/wps/member/securityConfig',
  access: 'member',
  section: '7.6',
  input: z.object({}),
  output: SecurityConfig,
})
