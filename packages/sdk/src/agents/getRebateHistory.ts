import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, flag, id, int, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { pageNo } from '../core/wire/queryFields.ts'
import { paging } from '../core/paging.ts'

/** One agreed rate change; hundredths of a percent. */
export const RebateChange = /* @__PURE__ */ z.object({
  /** Id of the change. */
  id,
  /** Creation time, ms. */
  time: int,
  /** Id of the member whose rate it is. */
  memberId: id,
  /** Name of that member; '' for the caller's own rate. */
  userName: text,
  /** The agent above changed the caller's own rate. */
  mine: flag,
  /** Category of the games. */
  gameType: id,
  /** The previous rate. */
  before: count,
  /** The new rate. */
  rate: count,
  /** When it comes into force, ms. */
  effectiveAt: int,
})
export type RebateChange = z.output<typeof RebateChange>

/**
 * One page of the rates that the agent gave and received, 20 a page, newest first. Errors: `notFound` for a member outside
 * the team, `rebate.direct` of one further down. Spec 7.5.
 */
export const getRebateHistory = defineCall({
  name: 'getRebateHistory',
  method: 'GET',
  path: '/wps/agent/rebateHistory',
  module: 'AGEDOWNMAN3',
  access: 'agent',
  section: '7.5',
  shown: false,
  input: z.object({
    /** Only changes for this member. */
    memberId: z.optional(id),
    pageNo: z.optional(pageNo),
  }),
  output: z.object({
    /** The changes of this page, newest first. */
    content: list(RebateChange),
    ...paging,
  }),
})
