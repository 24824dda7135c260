import { defineCall } from '../core/defineCall.ts'
import { flag, id, int, optionalInt, text } from '../core/fields.ts'
import { z } from '../core/schema.ts'

/** The signed-in member. Spec 3, 7.1. */
export const MemberInfo = z.object({
  /** Member id. */
  id,
  nickname: text,
  /** User name. */
  account: id,
  /** Registration time, ms. */
  regDate: int,
  /** Member type number, see `memberTypes`. */
  type: int,
  /** May transfer to the agent above. */
  toUpline: flag,
  /** The password was chosen by somebody else: nothing can be done before another is. */
  mustChangePassword: flag,
  /** The sign-in before this one, ms; absent at the first. */
  lastLoginTime: optionalInt,
  /** What it was made with: `Android · Chrome`. */
  lastLoginDevice: text,
})
export type MemberInfo = z.output<typeof MemberInfo>

/** Who is signed in, as the gateway sees it. Spec 7.1. */
export const getMemberInfo = defineCall({
  name: 'getMemberInfo',
  method: 'GET',
  path: '/wps/member/info',
  access: 'member',
  section: '7.1',
  input: z.object({}),
  output: MemberInfo,
})
