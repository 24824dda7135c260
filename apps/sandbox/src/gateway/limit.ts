import type { Context } from './Context.ts'
import { bump } from './counters.ts'
import { tooMany } from './Refusal.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Counts one more of `scope`; throws `rate.limited` over `max` in a window. Asked before the deed, so parallel tries cannot slip through. */
export async function limit(context: Counting, scope: string, max: number, windowMs: number): Promise<void> {
  const { count, resetsIn } = await bump(context.db, scope, windowMs, context.now())
  if (count <= max) return
  context.services.floods.set(scope, context.now() + resetsIn)
  throw tooMany(resetsIn)
}

type Counting = Pick<Context, 'db' | 'now'> & { services: Pick<Context['services'], 'floods'> }

/** Scopes that are over their limit, and until when: what a flood is told without asking the database. */
export interface Floods {
  set(scope: string, until: number): void
  /** Milliseconds until the scope may be counted again; 0 where it may be now. */
  left(scope: string, now: number): number
  /** True ten times a second: so often the database may be asked about a request of a scope that is over its limit. */
  mayAsk(scope: string): boolean
}

const MAX_SCOPES = 10_000
const PAUSE_MS = 100

export function createFloods(): Floods {
  const known = new Map<string, { until: number; askedAt: number }>()
  return {
    set: (scope, until) => {
      if (known.size >= MAX_SCOPES) known.clear()
      known.set(scope, { until, askedAt: -Infinity })
    },
    left: (scope, now) => Math.max(0, (known.get(scope)?.until ?? 0) - now),
    mayAsk: (scope) => {
      const flood = known.get(scope)
      if (!flood || performance.now() - flood.askedAt < PAUSE_MS) return false
      flood.askedAt = performance.now()
      return true
    },
  }
}

/** Messages to one recipient: once a minute, 5 an hour, 10 a day. A refused one counts for nothing longer than its own window. */
export async function limitMessages(context: Context, recipient: string): Promise<void> {
  const scope = `message:${context.merchant.code}:${recipient}`
  await limit(context, `${scope}:minute`, 1, MINUTE)
  await limit(context, `${scope}:hour`, 5, HOUR)
  await limit(context, `${scope}:day`, 10, DAY)
}
