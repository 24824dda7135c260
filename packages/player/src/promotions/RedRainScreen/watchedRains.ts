import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@platform/sdk'
import { redRainQuery } from '@platform/sdk/query/rewards'
import { requestedIn } from './rainAt.ts'

/** The rains, refetched whenever one changes its state; a failed request is repeated. */
export const watchedRains = (client: Client) =>
  queryOptions({
    ...redRainQuery(client),
    refetchInterval: ({ state }) => requestedIn(state.data?.sessions ?? [], client.clock.now(), { failed: state.status === 'error' }),
  })
