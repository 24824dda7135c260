import { useInfiniteQuery } from '@tanstack/react-query'
import { rebateHistoryQuery } from '@platform/sdk/query/agents'
import { useClient } from '@platform/sdk/react'
import { loadable } from '@platform/ui'
import { HistoryView } from './HistoryView.tsx'

/** The agreed rates of one member or of all, the agent's own included. */
export function HistoryPart({ memberId }: { memberId?: string }) {
  const history = useInfiniteQuery(rebateHistoryQuery(useClient(), memberId))
  return (
    <HistoryView
      changes={loadable(history, ({ pages }) => pages.flatMap(({ content }) => content))}
      ofOne={memberId !== undefined}
      onMore={history.hasNextPage ? () => void history.fetchNextPage() : undefined}
      loadingMore={history.isFetchingNextPage}
    />
  )
}
