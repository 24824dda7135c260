/** Scopes that are over their limit, and until when: a flood is refused without a database query. */
export interface Floods {
  set(scope: string, until: number): void
  /** Milliseconds until the scope may be counted again; 0 if it may be now. */
  left(scope: string, now: number): number
  /** True ten times a second: the rate of database queries for requests of a scope that is over its limit. */
  mayAsk(scope: string): boolean
}

const MAX_SCOPES = 10_000
const PAUSE_MS = 100

export function createFloods(): Floods {
  const scopes = new Map<string, { until: number; askedAt: number }>()
  return {
    set: (scope, until) => {
      if (scopes.size >= MAX_SCOPES) scopes.clear()
      scopes.set(scope, { until, askedAt: -Infinity })
    },
    left: (scope, now) => Math.max(0, (scopes.get(scope)?.until ?? 0) - now),
    mayAsk: (scope) => {
      const flood = scopes.get(scope)
      if (!flood || performance.now() - flood.askedAt < PAUSE_MS) return false
      flood.askedAt = performance.now()
      return true
    },
  }
}
