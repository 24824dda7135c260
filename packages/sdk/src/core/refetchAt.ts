import type { Client } from './Client.ts'
import type { Polled } from './callQuery.ts'

/** A little more than the difference between the clocks of page and gateway. */
const SLACK_MS = 500
/** Until an answer that should have changed, and has not, is requested again. */
const AGAIN_MS = 5000
/** The longest that a browser's timer can wait. */
const MOST_MS = 2 ** 31 - 1

/** For `refetchInterval`: ms until the soonest of these moments of the gateway's clock, when the answer changes by itself; false without one. */
export function refetchAt(now: number, moments: readonly (number | undefined)[]): number | false {
  const soonest = Math.min(...moments.filter((moment) => moment !== undefined))
  if (soonest === Infinity) return false
  return soonest > now ? Math.min(soonest - now + SLACK_MS, MOST_MS) : AGAIN_MS
}

interface Requirements {
  readiness: readonly { done: boolean; until?: number }[]
}

/** For `refetchInterval`: when the first requirement that only takes time is met. */
export const whenReady =
  ({ clock }: Client) =>
  <Data extends Requirements>({ state: { data } }: Polled<Data>): number | false =>
    refetchAt(
      clock.now(),
      (data?.readiness ?? []).map(({ done, until }) => (done ? undefined : until)),
    )
