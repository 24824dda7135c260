import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { RegistrationProgress } from './RegistrationProgress.ts'

/**
 * Where a registration is: which steps are stored, and the next one, so that a member who signs in on any device goes on there. CPF and date of
 * birth are in `getPersonalInfo`, the pictures in `getKyc`, the limits in `getLimits`. Spec 2.10, 7.1.
 */
export const getRegistrationProgress = defineCall({
  name: 'getRegistrationProgress',
  method: 'GET',
  path: '/wps/member/registration',
  access: 'player',
  section: '7.1',
  shown: false,
  input: z.object({}),
  output: RegistrationProgress,
})
