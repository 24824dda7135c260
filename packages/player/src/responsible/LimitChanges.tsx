import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { settingsQuery } from '@platform/sdk/query/account'
import { limitChangesQuery } from '@platform/sdk/query/protection'
import { useClient } from '@platform/sdk/react'
import { LimitChangesView } from './LimitChangesView.tsx'

/** Every change of the member's limits. */
export function LimitChanges() {
  const client = useClient()
  const pages = useSuspenseInfiniteQuery(limitChangesQuery(client))
  const symbol = useQuery(settingsQuery(client)).data?.currencySymbol ?? ''
  return (
    <LimitChangesView
      changes={pages.data.pages.flatMap(({ content }) => content)}
      symbol={symbol}
      more={pages.hasNextPage ? { busy: pages.isFetchingNextPage, onMore: () => void pages.fetchNextPage() } : undefined}
    />
  )
}
