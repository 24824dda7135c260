import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { int, oneOf } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { pageNo } from '../core/wire/queryFields.ts'
import { paging } from '../core/paging.ts'
import { limitName } from './Limit.ts'
import { protectionCall } from './protectionCall.ts'

/** One change of a limit. Its numbers are cents, bets or minutes. */
export const LimitChange = z.object({
  /** Time, ms. */
  at: int,
  ...limitName,
  /** The limit before; null for none. */
  before: z.nullable(int),
  /** The limit that was set or requested; null for none. */
  after: z.nullable(int),
  /** A first limit; a lower one; a rise that was requested, confirmed, withdrawn, or not confirmed in time. */
  change: oneOf('set', 'lowered', 'requested', 'confirmed', 'dropped', 'lapsed'),
})
export type LimitChange = z.output<typeof LimitChange>

/** Every change of the member's limits, 20 a page, newest first. Spec 7.6. */
export const getLimitChanges = defineCall({
  name: 'getLimitChanges',
  method: 'GET',
  path: '/wps/protection/limit/changes',
  ...protectionCall,
  input: z.object({ pageNo: z.optional(pageNo) }),
  output: z.object({
    /** The changes of this page. */
    content: list(LimitChange),
    ...paging,
  }),
})
