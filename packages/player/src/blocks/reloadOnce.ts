import { entries } from '../storage/entries.ts'

const reloadEvery = 30_000

/** Whether the page may reload itself now: at most once in 30 s, to pick up a new version. */
export function mayReload(now: number, last: number | undefined): boolean {
  return last === undefined || now - last >= reloadEvery || last > now
}

/** Reloads to pick up a new version, unless the page has just done so. */
export function reloadOnce(): boolean {
  const now = Date.now()
  if (!mayReload(now, entries.chunkReload.get())) return false
  entries.chunkReload.set(now)
  location.reload()
  return true
}
