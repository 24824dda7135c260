import { CryptoUnavailableError } from './errors.ts'

/** What a runtime must have, with what to do where it is missing. */
const needs: readonly [name: string, isThere: () => unknown, remedy: string][] = [
  ['fetch', () => globalThis.fetch, 'pass `fetch` to createClient, or use Node 20 or later'],
  ['crypto.getRandomValues', () => globalThis.crypto?.getRandomValues, 'in React Native import react-native-get-random-values first'],
  ['AbortController', () => globalThis.AbortController, 'import abortcontroller-polyfill/dist/polyfill-patch-fetch first'],
  ['TextEncoder', () => globalThis.TextEncoder, 'import fast-text-encoding first'],
]

/** Throws for everything that the runtime lacks, once: a call would fail for it in a way that names something else. */
export function checkRuntime(hasOwnFetch: boolean) {
  const missing = needs.filter(([name, isThere]) => !isThere() && !(hasOwnFetch && name === 'fetch'))
  if (missing.length === 0) return
  const list = missing.map(([name, , remedy]) => `${name} (${remedy})`).join('; ')
  throw new CryptoUnavailableError(`createClient: this runtime has no ${list}`, { code: 'crypto.unavailable' })
}
