const SHARED_MS = 1000

/**
 * Whether the database answers: a balancer sends no calls to a gateway whose database does not. At most one query a second, for all callers
 * together.
 */
export function createReadiness(ping: () => Promise<unknown>): () => Promise<boolean> {
  let last: { at: number; answer: Promise<boolean> } | undefined
  const answers = () =>
    ping().then(
      () => true,
      () => false,
    )
  return () => {
    const at = performance.now()
    if (!last || at - last.at > SHARED_MS) last = { at, answer: answers() }
    return last.answer
  }
}
