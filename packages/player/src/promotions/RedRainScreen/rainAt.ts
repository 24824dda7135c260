import type { RainSession } from '@platform/sdk/rewards'

/** Time after its draw during which a rain of the member is still shown at the top, ms. */
const FRESH = 5 * 60_000

/** The rain shown at the top: one that is open, else the member's own that is about to be drawn or was just drawn, else the next one. */
export function rainAt(sessions: readonly RainSession[], now: number): RainSession | undefined {
  const own = ({ state, ticket, drawTime }: RainSession) =>
    ticket !== '' && (state === 'closed' || (state === 'drawn' && now - drawTime < FRESH))
  return (
    sessions.find(({ openTime, closeTime }) => openTime <= now && now < closeTime) ??
    sessions.findLast(own) ??
    sessions.find(({ openTime }) => openTime > now)
  )
}

/** A little more than the clock difference of page and gateway, ms. */
const SLACK = 150
/** Shortest delay after a failure, at random up to twice as long: pages do not all request at once when the gateway is back, ms. */
const RETRY_MS = 2000

/** Delay in ms until the rains are requested again, false = never: at the next change, and soon after a failure. */
export function requestedIn(sessions: readonly RainSession[], now: number, { failed }: { failed: boolean }): number | false {
  if (failed) return RETRY_MS * (1 + Math.random())
  const at = nextChange(sessions, now)
  return at === undefined ? false : Math.min(at - now + SLACK, 2 ** 31 - 1)
}

/** Time of the next change by the server's clock: a rain opens, closes or is drawn. One with an overdue draw is requested again soon. */
export function nextChange(sessions: readonly RainSession[], now: number): number | undefined {
  const late = sessions.some(({ state, drawTime }) => state !== 'drawn' && drawTime <= now)
  const times = sessions.flatMap(({ openTime, closeTime, drawTime }) => [openTime, closeTime, drawTime]).filter((at) => at > now)
  if (late) times.push(now + 1000)
  return times.length > 0 ? Math.min(...times) : undefined
}
