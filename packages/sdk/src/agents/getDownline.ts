import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, flag, id, int, optionalInt, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { TeamPath } from './TeamMember.ts'

/** One member of the caller's team; ways to reach the member are masked. Errors: `notFound`, for a member who is not in that team. Spec 7.5. */
export const getDownline = defineCall({
  name: 'getDownline',
  method: 'GET',
  path: '/wps/agent/downline',
  module: 'AGEDOWNMAN3',
  access: 'agent',
  section: '7.5',
  input: z.object({
    /** Id of the member. */
    memberId: id,
  }),
  output: z.object({
    /** Id of the member. */
    memberId: id,
    /** Masked for members further down than the caller's direct members. */
    userName: text,
    /** Member type number, see `memberTypes`. */
    type: int,
    /** Registration time, ms. */
    regDate: int,
    /** Last log-in, ms; absent if there was none. */
    lastLoginTime: optionalInt,
    /** May not log in. */
    disabled: flag,
    /** Masked mobile number, '' if there is none. */
    mobileNum: text,
    /** Masked e-mail address, '' if there is none. */
    email: text,
    /** Number of direct members. */
    directMemberCount: count,
    /** Number of members at all levels below. */
    teamMemberCount: count,
    /** From the caller to the member, both included. */
    path: list(TeamPath),
  }),
})
