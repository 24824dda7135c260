import type { CallDescription } from '../Client.ts'
import type { PlatformError } from '../errors.ts'

/** Longest `Retry-After` that is waited for behind a loading screen; above it the player sees the error. */
const patience = 20_000

/** ms to wait before the next attempt, undefined for no further attempt: classes and back-off as in the contract. */
export function waitBefore(call: CallDescription, error: PlatformError, attempts: number, maxRetries = 2): number | undefined {
  if (call.retry === 'costly' || call.retry === 'secret') return undefined
  const again = error.retryable || (call.retry === 'keyed' && error.outcome === 'unknown' && error.status > 0)
  if (attempts > maxRetries || !again || error.after > patience) return undefined
  // Full jitter, at least 0.5 s, doubling up to 5 s.
  const ceiling = Math.min(5000, 1000 * 2 ** (attempts - 1))
  return Math.max(error.after, 500 + Math.random() * (ceiling - 500))
}

/** Waits until the caller aborts at the latest: the next attempt then throws the error, and is not sent. */
export function pause(ms: number, signals: readonly AbortSignal[]) {
  return new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      for (const signal of signals) signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    for (const signal of signals) signal.addEventListener('abort', end)
  })
}
