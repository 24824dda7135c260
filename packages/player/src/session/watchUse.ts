const minute = 60_000

/** How often a used session is renewed, and the minimum between two renewals (7.5), ms. */
export const renewal = { every: 10 * minute, least: minute }

/** Calls `renew` when the page becomes visible again, and every 10 minutes with any input. Returns how to stop. */
export function watchUse(renew: () => void, now: () => number = () => performance.now()): () => void {
  const stop = new AbortController()
  let used = false
  let last = now()
  const run = () => {
    used = false
    last = now()
    renew()
  }
  const timer = setInterval(() => used && run(), renewal.every)
  const touched = () => {
    used = true
  }
  const resumed = () => {
    if (document.visibilityState === 'visible' && now() - last >= renewal.least) run()
  }
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, touched, { signal: stop.signal, passive: true })
  document.addEventListener('visibilitychange', resumed, stop)
  return () => {
    clearInterval(timer)
    stop.abort()
  }
}
