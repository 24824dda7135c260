import type { QueryClient } from '@tanstack/react-query'
import { PlatformError, type Client } from '@platform/sdk'
import { getDomainRoutes, getSystemStatus } from '@platform/sdk/account'
import type { MerchantConfig } from '../merchant/defineMerchant.ts'
import { entries } from '../storage/entries.ts'

type Gateway = MerchantConfig['gateway']

/** Longest wait for one gateway, ms. */
const patience = 5000

/** Keeps where the site can be reached, for a start at which nobody answers. */
export async function rememberRoutes(client: Client): Promise<void> {
  const routes = await getDomainRoutes(client, {}).catch(() => [])
  if (routes.length > 0) entries.domainRoutes.set(routes.map(({ url }) => url))
}

/** The merchant's other gateways, those of the domain route first. An address that the merchant does not list is not believed, whoever told it. */
export function candidates(others: readonly string[], routes: readonly string[]): string[] {
  const known = routes.map((url) => url.replace(/\/$/, '')).filter((url) => others.includes(url))
  return [...new Set([...known, ...others])]
}

/**
 * Makes the first gateway that answers the one in use, and asks again for what had failed. None answers: the first stays,
 * and the last good configuration shows.
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

// Anything else is an answer: the site may be closed, but it is there.
const isDead = (error: unknown) => error instanceof PlatformError && ['network', 'server', 'contract', 'aborted'].includes(error.kind)
