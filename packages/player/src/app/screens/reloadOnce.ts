import { entries } from '../../storage/entries.ts'

const reloadEvery = 30_000
/** The page that replaces this one takes no longer; if it did not come, this one stays. */
const leavesWithin = 10_000

interface Last {
  /** When the page last reloaded itself. */
  reload?: number
  /** When a navigation away from the page began. */
  leave?: number
}

/**
 * Whether the page may reload itself now: at most once in 30 s, to pick up a new version. Not while it is being left: Firefox and Safari
 * fail everything that still loads then, and a reload would cancel the navigation.
 */
export function mayReload(now: number, { reload, leave }: Last): boolean {
  const isLeaving = leave !== undefined && now - leave < leavesWithin && leave <= now
  return !isLeaving && (reload === undefined || now - reload >= reloadEvery || reload > now)
}

let leave: number | undefined
// Pages are prerendered in Node, which has no events of its own.
globalThis.addEventListener?.('beforeunload', () => (leave = Date.now()))

/** Reloads to pick up a new version, unless the page has just done so or is being left. */
export function reloadOnce(): boolean {
  const now = Date.now()
  if (!mayReload(now, { reload: entries.chunkReload.get(), leave })) return false
  entries.chunkReload.set(now)
  location.reload()
  return true
}
