import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { PlatformError, type Client } from '@platform/sdk'
import type { MemberInfo } from '@platform/sdk/account'
import { memberInfoQuery, systemStatusQuery } from '@platform/sdk/query/account'
import { limitRefusalKey } from '../../session/limitRefusalKey.ts'

/** The cache of server data. The transport handles retries and offline, so that React Query does neither. */
export function createQueries(client: Client): QueryClient {
  const onError = (error: unknown) => {
    if (!(error instanceof PlatformError)) return
    // The member's facts contain what has changed: the question opens (2.10).
    if (error.code === 'terms.changed') void queries.invalidateQueries({ queryKey: memberInfoQuery(client).queryKey })
    // Any call may be the first to report that the site has closed.
    if (error.kind === 'maintenance' || error.kind === 'regionRestricted') {
      const { queryKey } = systemStatusQuery(client)
      const upgrading = error.code === 'system.upgrading'
      queries.setQueryData(queryKey, (status) => ({
        location: '',
        until: undefined,
        ...status,
        maintenance: error.kind === 'maintenance' && !upgrading,
        upgrading,
        regionRestriction: error.kind === 'regionRestricted' && error.code !== 'region.ip',
        ipRestriction: error.code === 'region.ip',
      }))
    }
    // Or that the account is restricted: home then shows what is open.
    if (error.code === 'access.protected')
      queries.setQueryData(
        memberInfoQuery(client).queryKey,
        (info) => info && { ...info, protection: error.value as MemberInfo['protection'] },
      )
    if (error.code.startsWith('limit.')) queries.setQueryData(limitRefusalKey, error)
  }
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        onError(error)
        // Aborted because the session changed: an active query is fetched again.
        if (error instanceof PlatformError && error.kind === 'aborted' && query.isActive())
          queueMicrotask(() => void query.fetch().catch(() => undefined))
      },
    }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnReconnect: true, refetchOnWindowFocus: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return queries
}
