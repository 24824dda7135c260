import * as z from 'zod/mini'
import { flag, flagOn, int, optionalInt } from '../core/wire/fields.ts'

/**
 * Rules of the market for one game, for the game itself: the twelve names that Stake Engine's games read, and two of ours. What a gateway
 * leaves out counts as forbidden, or as to be shown.
 */
export const Jurisdiction = /* @__PURE__ */ z.object({
  /** Played with coins without a value: other words than money's. */
  socialCasino: flag,
  /** No full screen: it would cover the site's bar with time, result and limit. */
  disabledFullscreen: flagOn,
  /** No faster rounds. */
  disabledTurbo: flagOn,
  /** No rounds without any animation. */
  disabledSuperTurbo: flagOn,
  /** No rounds that begin by themselves. */
  disabledAutoplay: flagOn,
  /** No stopping of an animation before its end. */
  disabledSlamstop: flagOn,
  /** The space bar, which repeats while it is held, begins no round. */
  disabledSpacebar: flagOn,
  /** No purchase of a bonus round. */
  disabledBuyFeature: flagOn,
  /** The result of the session of play is shown. */
  displayNetPosition: flagOn,
  /** The average return is shown. */
  displayRTP: flagOn,
  /** The time of the session of play is shown. */
  displaySessionTimer: flagOn,
  /** Least time from the start of a round to the next one, ms. The gateway refuses a sooner one: `play.tooSoon`. */
  minimumRoundDuration: int,
  /** Least average return, in basis points; absent where the market has none. */
  rtpMin: optionalInt,
  /** The time of play between two reality checks, ms, as the member chose it; absent where the market has none. */
  realityCheckMs: optionalInt,
})
export type Jurisdiction = z.output<typeof Jurisdiction>
