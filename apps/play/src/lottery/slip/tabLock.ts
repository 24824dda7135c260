const LOCK = 'lottery-bet'

/** Waits until no other tab of this page holds the lock, and resolves to its release. Without Web Locks: immediately. */
export async function tabLock(): Promise<() => void> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return () => undefined
  return new Promise((resolve, reject) => {
    navigator.locks.request(LOCK, () => new Promise<void>((release) => resolve(release))).catch(reject)
  })
}
