import type { Client } from './Client.ts'
import type { ClientOptions } from './ClientOptions.ts'
import { checkOptions } from './checkOptions.ts'
import { checkRuntime } from './checkRuntime.ts'
import { createClock } from './clock.ts'
import { request } from './transport/request.ts'
import { createSession } from './session.ts'

/**
 * A client of one merchant's gateway. Calls take it as the first argument: `getGameList(client, { gameType: 'RNG' })`. In a runtime without
 * `fetch`, `crypto.getRandomValues`, `AbortController`, `TextEncoder` or `performance` it throws a `CryptoUnavailableError`; for invalid
 * options a `ValidationError`, except in production builds.
 */
export function createClient(options: ClientOptions): Client {
  checkRuntime(options.fetch)
  if (typeof process !== 'undefined' && process.env.NODE_ENV !== 'production') checkOptions(options)
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
