import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { Limit } from './Limit.ts'
import { protectionCall } from './protectionCall.ts'

/**
 * The heartbeat of a game or betting page: each 30 s while it is visible. All pages of a member together count once, and a gap of more
 * than 90 s counts nothing. Errors: `limit.time` once the limit is reached. Spec 7.6.
 */
export const sendPlayTime = defineCall({
  name: 'sendPlayTime',
  method: 'POST',
  path: '/wps/protection/playTime',
  ...protectionCall,
  page: 'every',
  retry: 'idempotent',
  act: false,
  input: z.object({}),
  output: z.object({
    /** The limit of which the smallest part remains; null without limits. */
    nearest: z.nullable(Limit),
  }),
})
