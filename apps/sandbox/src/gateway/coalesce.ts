/**
 * One run at a time: whoever asks during a run gets the next one, all of them the same, so that a thousand are two. The promise is that of a
 * run that began after the question; it never fails.
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
