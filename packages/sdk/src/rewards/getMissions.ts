import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { oneOf, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { Reward } from './Reward.ts'

/** When a mission repeats: every day, every week from Monday, never, or only in the first days after the registration. */
export const MissionKind = /* @__PURE__ */ oneOf('daily', 'weekly', 'once', 'newcomer')
export type MissionKind = z.output<typeof MissionKind>

/** A task with a reward; `reward` has the member's progress, and the deadline. */
export const Mission = z.object({
  /** When it repeats. */
  kind: MissionKind,
  /** What is counted, or the action to complete. */
  goal: oneOf('stake', 'bets', 'games', 'days', 'visits', 'email', 'mobile', 'identity', 'paymentPassword', 'passkey'),
  /** Category of the games that count, '' = all. */
  gameType: text,
  /** Its reward; `claim` if the task is done. */
  reward: Reward,
})
export type Mission = z.output<typeof Mission>

/** The member's missions, with unclaimed rewards of the previous period. Progress follows from bets, sign-ins and the account. Spec 2.1. */
export const getMissions = defineCall({
  name: 'getMissions',
  method: 'GET',
  path: '/wps/member/mission',
  module: 'REWCEN3',
  access: 'member',
  feature: 'MISSION',
  section: '7.1',
  shown: false,
  fixed: ({ language }) => ({ language }),
  input: z.object({}),
  output: z.object({
    /** The missions, in the merchant's order. */
    missions: list(Mission),
  }),
})
