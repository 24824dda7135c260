import type { CallDescription } from '../Client.ts'
import type { PlatformError } from '../errors.ts'

/** Longest `Retry-After` that is waited for behind a loading screen; above it the player sees the error. */
const patience = 20_000

/** ms to wait before the next attempt, undefined for no further attempt: classes and back-off as in the contract. */
export function waitBefore(call: CallDescription, error: PlatformError, attempts: number): number | undefined {
  const maxRetries = call.retry === 'costly' || call.retry === 'secret' ? 0 : 2
  const again = error.retryable || (call.retry === 'keyed' && error.outcome === 'unknown' && error.status > 0)
  if (attempts > maxRetries || !again || error.after > patience) return undefined
  // Full jitter, at least 0.5 s, doubling up to 5 s.
  const ceiling = Math.min(5000, 1000 * 2 ** (attempts - 1))
  return Math.max(error.after, 500 + Math.random() * (ceiling - 500))
}

/** Waits until the caller aborts at the latest: the next attempt then throws the error, and is not sent. */
export function pause(ms: number, signal: AbortSignal | undefined) {
  return new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal?.addEventListener('abort', end)
  })
}
