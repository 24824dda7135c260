/** Calls back once the first page has had 3 s and the device has nothing to do. Returns how to call it off. */
export function whenSettled(run: () => void): () => void {
  let stopped = false
  const start = () => {
    if (!stopped) run()
  }
  const timer = setTimeout(
    () => (typeof requestIdleCallback === 'function' ? requestIdleCallback(start, { timeout: 5000 }) : setTimeout(start, 2000)),
    3000,
  )
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
