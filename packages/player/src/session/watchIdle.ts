/** How long before the lock the player is warned, ms. */
const WARN_MS = 120_000
/** An act that would gain less than this part of the idle time is not reported: the gateway counts no finer. */
const PRECISION = 1 / 1800

export interface IdleWatchOptions {
  /** How long a session lasts without an act of the player, ms. */
  idleMs: number
  /** The server's clock. */
  now: () => number
  /** Returns when the session ends, and extends nothing; rejects without a connection, or if the session has ended. */
  read: () => Promise<number>
  /** Reports an act; returns when the session ends now. */
  report: () => Promise<number>
  /** The lock is near, at this time; undefined once it is not any more. */
  onNear: (end: number | undefined) => void
  /** The time is over and the gateway cannot be reached to say so. */
  onEnd: () => void
}

/**
 * Follows the end of a session that only acts of the player extend. The gateway knows the acts of every tab and game: its time is read
 * before the warning, at the end, and when the page becomes visible again.
 */
export function watchIdle({ idleMs, now, read, report, onNear, onEnd }: IdleWatchOptions) {
  let end = now() + idleMs
  let reported = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = new AbortController()

  const set = (next: number) => {
    if (stop.signal.aborted) return
    end = next
    const left = end - now()
    const near = left <= WARN_MS
    onNear(near ? end : undefined)
    clearTimeout(timer)
    timer = setTimeout(() => void check(), near ? Math.max(left, 1000) : left - WARN_MS)
  }
  const check = async () => {
    const before = end
    const next = await read().catch(() => undefined)
    // An act that was reported meanwhile is newer than this answer.
    if (stop.signal.aborted || end !== before) return
    if (next === undefined && now() >= end) onEnd()
    else set(next ?? end)
  }
  const looked = () => document.visibilityState === 'visible' && void check()
  document.addEventListener('visibilitychange', looked, stop)
  set(end)

  return {
    /** The player has done something that no other call reports. Without a connection nothing changes. Returns the new end. */
    act: async (): Promise<number | undefined> => {
      if (reported && end - now() > idleMs * (1 - PRECISION)) return undefined
      reported = true
      const next = await report().catch(() => undefined)
      if (next !== undefined) set(next)
      return next
    },
    /** Another tab has reported an act. */
    set,
    stop: () => {
      clearTimeout(timer)
      stop.abort()
    },
  }
}
