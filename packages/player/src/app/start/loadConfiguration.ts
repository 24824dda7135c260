import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@platform/sdk'
import { settingsQuery, systemStatusQuery, whitelabelQuery } from '@platform/sdk/query/account'

/** Requests the site's configuration beside the first screen. While the gateway is down, the one of the last visit shows: `storeAnswers`. */
export function loadConfiguration(queries: QueryClient, client: Client): void {
  void queries.prefetchQuery(settingsQuery(client))
  void queries.prefetchQuery(whitelabelQuery(client))
  void queries.prefetchQuery(systemStatusQuery(client))
}
