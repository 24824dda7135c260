import * as z from 'zod/mini'
import { count, int, money, optionalInt } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { Limit } from './Limit.ts'

/** Play without a longer break, over all games, bets, tabs and devices. The result is payout − stake; deposits and bonuses do not change it. */
export const PlaySession = /* @__PURE__ */ z.object({
  /** Its first act, ms. */
  startedAt: int,
  /** Its last act: a game that was opened, or a bet, ms. */
  lastActAt: int,
  /** What was bet in it. */
  stake: money,
  /** What these bets have paid. */
  payout: money,
  /** How many they are. */
  bets: count,
})
export type PlaySession = z.output<typeof PlaySession>

/** A member's play, and the check of it. */
export const Play = /* @__PURE__ */ z.object({
  /** The open session; null while the member does not play. */
  session: /* @__PURE__ */ z.nullable(PlaySession),
  /** The limit of play of which the smallest part remains; absent without one. */
  nearest: /* @__PURE__ */ z.optional(Limit),
  /** How often play stops for its sum; absent where the market has no reality check. */
  check: /* @__PURE__ */ z.optional(
    /* @__PURE__ */ z.object({
      /** The time of play between two, ms. */
      everyMs: int,
      /** What the member may choose, ms. */
      choices: /* @__PURE__ */ list(int),
      /** From when the next one is shown, after the running round, ms; absent without a session. */
      dueAt: optionalInt,
    }),
  ),
})
export type Play = z.output<typeof Play>
