import { defineCall } from '../core/defineCall.ts'
import { oneOf, text } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { z } from '../core/schema.ts'
import { Reward } from './Reward.ts'

/** When a mission comes again: every day, every week from Monday, never, or only in the first days after the registration. */
export const MissionKind = /* @__PURE__ */ oneOf('daily', 'weekly', 'once', 'newcomer')
export type MissionKind = z.output<typeof MissionKind>

/** Something to do for a reward; `reward` has how far the member has come, and until when. */
export const Mission = z.object({
  /** When it comes again. */
  kind: MissionKind,
  /** What is counted, or what has to be done. */
  goal: oneOf('stake', 'bets', 'games', 'days', 'visits', 'email', 'mobile', 'identity', 'paymentPassword', 'passkey'),
  /** Category of the games that count, '' = all. */
  gameType: text,
  /** What it gives; `claim` where it is done. */
  reward: Reward,
})
export type Mission = z.output<typeof Mission>

/** The member's missions, with what is left to claim of the turn before. Progress follows from bets, sign-ins and the account. Spec 2.1. */
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
