import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@platform/sdk'
import { systemStatusQuery } from '@platform/sdk/query/account'
import type { MerchantConfig } from '../../merchant/defineMerchant.ts'

const loadRest = () => import('../../system/otherGateways.ts')

/** Starts with the first gateway; if it fails, tries the others (section 4). Their code loads only then, or once the page has settled. */
export async function withOtherGateways(client: Client, queries: QueryClient, gateway: MerchantConfig['gateway']): Promise<void> {
  try {
    await queries.fetchQuery(systemStatusQuery(client))
    const { rememberRoutes } = await loadRest()
    await rememberRoutes(client)
  } catch (error) {
    const { findGateway } = await loadRest()
    await findGateway(client, queries, gateway, error)
  }
}
