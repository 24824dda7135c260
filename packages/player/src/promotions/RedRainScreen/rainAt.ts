import type { RainSession } from '@platform/sdk/rewards'

/** So long after its draw a rain of the member's own is still the one that the page is about. */
const FRESH = 5 * 60_000

/** The rain that the page is about: one that is open, else the member's own that is about to be drawn or was just drawn, else the next one. */
export function rainAt(sessions: readonly RainSession[], now: number): RainSession | undefined {
  const own = ({ state, ticket, drawTime }: RainSession) =>
    ticket !== '' && (state === 'closed' || (state === 'drawn' && now - drawTime < FRESH))
  return (
    sessions.find(({ openTime, closeTime }) => openTime <= now && now < closeTime) ??
    sessions.findLast(own) ??
    sessions.find(({ openTime }) => openTime > now)
  )
}

/** A little more than the clocks of page and gateway may differ, ms. */
const SLACK = 150
/** Two to four seconds after a failure, each page another: a gateway that comes back is not asked by all at once. */
const RETRY_MS = 2000

/** In how many ms the rains are requested again, false = not at all: when something changes next, and soon where that failed. */
export function requestedIn(sessions: readonly RainSession[], now: number, { failed }: { failed: boolean }): number | false {
  if (failed) return RETRY_MS * (1 + Math.random())
  const at = nextChange(sessions, now)
  return at === undefined ? false : Math.min(at - now + SLACK, 2 ** 31 - 1)
}

/** When something changes next, by the server's clock: a rain opens, closes or is drawn. One that should be drawn is asked for again soon. */
export function nextChange(sessions: readonly RainSession[], now: number): number | undefined {
  const late = sessions.some(({ state, drawTime }) => state !== 'drawn' && drawTime <= now)
  const times = sessions.flatMap(({ openTime, closeTime, drawTime }) => [openTime, closeTime, drawTime]).filter((at) => at > now)
  if (late) times.push(now + 1000)
  return times.length > 0 ? Math.min(...times) : undefined
}
