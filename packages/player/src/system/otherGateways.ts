import type { QueryClient } from '@tanstack/react-query'
import { PlatformError, type Client } from '@platform/sdk'
import { getDomainRoutes, getSystemStatus } from '@platform/sdk/account'
import type { MerchantConfig } from '../merchant/defineMerchant.ts'
import { entries } from '../storage/entries.ts'

type Gateway = MerchantConfig['gateway']

/** Timeout for one gateway, ms. */
const patience = 5000

/** Stores the site's addresses, for a start at which no gateway answers. */
export async function rememberRoutes(client: Client): Promise<void> {
  const routes = await getDomainRoutes(client, {}).catch(() => [])
  if (routes.length > 0) entries.domainRoutes.set(routes.map(({ url }) => url))
}

/** The merchant's other gateways, those of the domain route first. Addresses that the merchant does not list are ignored. */
export function candidates(others: readonly string[], routes: readonly string[]): string[] {
  const known = routes.map((url) => url.replace(/\/$/, '')).filter((url) => others.includes(url))
  return [...new Set([...known, ...others])]
}

/**
 * Switches to the first gateway that answers and refetches what had failed. If none answers, the first stays
 * and the last good configuration is used.
 */
export async function findGateway(client: Client, queries: QueryClient, gateway: Gateway, failure: unknown): Promise<void> {
  if (!isDead(failure)) return
  const first = gateway.url
  for (const url of candidates(gateway.others ?? [], entries.domainRoutes.get() ?? [])) {
    gateway.url = url
    if (await answers(client)) {
      await queries.refetchQueries({ predicate: ({ state }) => state.status !== 'success' })
      return
    }
  }
  gateway.url = first
}

const answers = (client: Client) =>
  getSystemStatus(client, {}, { signal: AbortSignal.timeout(patience) }).then(
    () => true,
    (error: unknown) => !isDead(error),
  )

// Any other error is an answer: the site may be closed, but the gateway is reachable.
const isDead = (error: unknown) => error instanceof PlatformError && ['network', 'server', 'contract', 'aborted'].includes(error.kind)
