import { CryptoUnavailableError } from './errors.ts'

/** Throws for everything that the runtime lacks, once: a call would fail for it in a way that names something else. */
export function checkRuntime(fetch: unknown = globalThis.fetch) {
  // Also in production builds, where React Native's first mistake is seen: as short as it can be.
  const needs = {
    'fetch (pass it to createClient)': fetch,
    'crypto.getRandomValues (import react-native-get-random-values first)': globalThis.crypto?.getRandomValues,
    'AbortController (import abortcontroller-polyfill first)': globalThis.AbortController,
    'TextEncoder (import fast-text-encoding first)': globalThis.TextEncoder,
    'performance.now (set globalThis.performance)': globalThis.performance,
  }
  const missing = Object.entries(needs).filter(([, value]) => !value)
  if (missing.length === 0) return
  const list = missing.map(([name]) => name).join(', ')
  throw new CryptoUnavailableError(`createClient: this runtime has no ${list}`, { code: 'crypto.unavailable' })
}
