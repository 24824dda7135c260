import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { Whitelabel } from './Whitelabel.ts'

/** Which features the platform switched on for this merchant. Spec 3, 7.1. */
export const getWhitelabel = defineCall({
  name: 'getWhitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  access: 'guest',
  section: '7.1',
  input: z.object({}),
  output: Whitelabel,
})
