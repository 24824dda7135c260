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
  const kept = new Map<string, { until: number; session: FoundSession & { state: 'open' } }>()
  let forgotten = 0
  return {
    find: async (hash, now, read) => {
      const found = kept.get(hash)
      if (found && found.until > performance.now() && found.session.expiresAt > now) return found.session
      kept.delete(hash)
      const before = forgotten
      const session = await read()
      // A session that was read before a sign-out must not be cached after it.
      if (session?.state === 'open' && before === forgotten) {
        if (kept.size >= MAX_SESSIONS) kept.clear()
        kept.set(hash, { until: performance.now() + LIFE_MS, session })
      }
      return session
    },
    forget: (memberId) => {
      forgotten++
      for (const [hash, { session }] of kept) if (session.member.id === memberId) kept.delete(hash)
    },
  }
}
