import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, id, int, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { pageNo } from '../core/wire/queryFields.ts'
import { paging } from '../core/paging.ts'

/**
 * One page of the direct members of a member of the caller's team, 20 a page, newest first. Errors: `notFound`, for a member who is not in
 * that team. For third parties: our pages list members with their figures, by `getTeamMembers`. Spec 7.5.
 */
export const getDownlines = defineCall({
  name: 'getDownlines',
  method: 'GET',
  path: '/wps/agent/downlines',
  module: 'AGEDOWNMAN3',
  access: 'agent',
  section: '7.5',
  fixed: () => ({ pageSize: 20 }),
  input: z.object({
    /** The member whose direct members are listed; default: the caller. */
    memberId: z.optional(id),
    pageNo: z.optional(pageNo),
  }),
  output: z.object({
    /** The members of this page. */
    content: list(
      z.object({
        /** Id of the member. */
        memberId: id,
        /** Masked for members further down than the caller's direct members. */
        userName: text,
        /** Member type number, see `memberTypes`. */
        type: int,
        /** Registration time, ms. */
        regDate: int,
        /** Number of members at all levels below. */
        teamMemberCount: count,
      }),
    ),
    ...paging,
  }),
})
