import type { Client } from './Client.ts'
import type { ClientOptions } from './ClientOptions.ts'
import { checkOptions } from './checkOptions.ts'
import { checkRuntime } from './checkRuntime.ts'
import { createClock } from './clock.ts'
import { request } from './transport/request.ts'
import { createSession } from './session.ts'

/**
 * A client of one merchant's gateway. Calls take it as the first argument: `getGameList(client, { gameType: 'RNG' })`. Invalid options
 * throw a `ValidationError`, and outside of production builds a runtime without `fetch`, `crypto.getRandomValues`, `AbortController` or `TextEncoder` a `CryptoUnavailableError`.
 */
export function createClient(options: ClientOptions): Client {
  if (typeof process !== 'undefined' && process.env.NODE_ENV !== 'production') {
    checkOptions(options)
    checkRuntime(Boolean(options.fetch))
  }
  const client: Client = {
    merchant: options.merchant,
    trialMerchant: options.trialMerchant,
    publicKeys: options.gateway.publicKeys,
    session: createSession(options.session),
    clock: createClock(),
    request: (...call) => request(client, options, ...call),
  }
  return client
}
