import { explained } from '#explained'
import type { Client } from './Client.ts'
import type { ClientOptions } from './ClientOptions.ts'
import { checkRuntime } from './checkRuntime.ts'
import { createClock } from './clock.ts'
import { ValidationError } from './errors.ts'
import { request } from './transport/request.ts'
import { createSession } from './session.ts'

/**
 * A client of one merchant's gateway. Calls take it as the first argument: `getGameList(client, { gameType: 'RNG' })`. In a runtime without
 * `fetch`, `crypto.getRandomValues`, `AbortController`, `TextEncoder` or `performance` it throws a `CryptoUnavailableError`; for invalid
 * options a `ValidationError`; a browser's production build checks only that there is a gateway.
 */
export function createClient(options: ClientOptions): Client {
  explained?.checkOptions(options)
  if (!options?.gateway) throw new ValidationError('createClient: no gateway', { gateway: 'validation' }, { code: 'validation' })
  checkRuntime(options.fetch)
  const client: Client = {
    merchant: options.merchant,
    trialMerchant: options.trialMerchant,
    gatewayUrl: options.gateway.url,
    publicKeys: options.gateway.publicKeys,
    session: createSession(options.session),
    clock: createClock(),
    request: (...call) => request(client, options, ...call),
  }
  return client
}
