import type { FoundSession } from './sessions.ts'

export interface SessionCache {
  /** An open session of the last second, or what `read` finds. */
  find(hash: string, now: number, read: () => Promise<FoundSession | undefined>): Promise<FoundSession | undefined>
  /** Sessions of a member began or ended here. Other processes are notified within a second. */
  forget(memberId: number): void
}

const LIFE_MS = 1000
const MAX_SESSIONS = 10_000

/** Saves one database query per call. Only open sessions are cached, and never past their end. */
export function createSessionCache(): SessionCache {
  const cache = new Map<string, { until: number; session: FoundSession & { state: 'open' } }>()
  let evictions = 0
  return {
    find: async (hash, now, read) => {
      const entry = cache.get(hash)
      if (entry && entry.until > performance.now() && entry.session.expiresAt > now) return entry.session
      cache.delete(hash)
      const before = evictions
      const session = await read()
      // A session that was read before a sign-out must not be cached after it.
      if (session?.state === 'open' && before === evictions) {
        if (cache.size >= MAX_SESSIONS) cache.clear()
        cache.set(hash, { until: performance.now() + LIFE_MS, session })
      }
      return session
    },
    forget: (memberId) => {
      evictions++
      for (const [hash, { session }] of cache) if (session.member.id === memberId) cache.delete(hash)
    },
  }
}
