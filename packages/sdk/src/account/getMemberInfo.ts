import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { flag, id, int, optionalInt, text } from '../core/wire/fields.ts'
import { orElse } from '../core/wire/orElse.ts'
import { ProtectionState } from '../protection/Protection.ts'
import { RegistrationState } from './RegistrationProgress.ts'

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
  /** The password was set by another person: the member must change it before any other action. */
  mustChangePassword: flag,
  /** Previous sign-in, ms; absent at the first. */
  lastLoginTime: optionalInt,
  /** Device of that sign-in: `Android · Chrome`. */
  lastLoginDevice: text,
  /** Not open for play yet, or not any more: `getRegistrationProgress` says more. Absent while active. */
  registration: orElse(z.optional(RegistrationState), () => undefined),
  /** A paused, excluded or closing account: all but withdrawals, records and support is refused (`access.protected`). Absent while open. */
  protection: z.optional(
    z.object({
      /** `paused`, `excluded`, `closing` or `impeded`. */
      state: ProtectionState,
      /** When a pause ends, or from when a return may be requested, ms; absent without an end. */
      until: optionalInt,
    }),
  ),
  /** Terms of use with material changes that the member has not agreed to yet: the version in force, and what has changed. */
  newTerms: orElse(z.optional(z.object({ version: int, changes: z.array(text) })), () => undefined),
})
export type MemberInfo = z.output<typeof MemberInfo>

/** The member of the current session, according to the gateway. Spec 7.1. */
export const getMemberInfo = defineCall({
  name: 'getMemberInfo',
  method: 'GET',
  path: '/wps/member/info',
  access: 'member',
  section: '7.1',
  input: z.object({}),
  output: MemberInfo,
})
