/**
 * One run at a time: all callers during a run share the next one, so that a thousand requests cause two runs. The promise is that of a run
 * that began after the request; it never rejects.
 */
export function coalesce(run: () => Promise<unknown>, report: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const start = () => {
    next = undefined
    running = run()
      .then(() => undefined, report)
      .finally(() => (running = undefined))
    return running
  }
  return () => next ?? (running ? (next = running.then(start)) : start())
}
