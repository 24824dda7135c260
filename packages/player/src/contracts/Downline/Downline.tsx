import { useInfiniteQuery } from '@tanstack/react-query'
import { contractsQuery } from '@platform/sdk/query/contracts'
import { useClient } from '@platform/sdk/react'
import { loadable } from '@platform/ui'
import type { ContractPart } from '../ContractPart.ts'
import { DownlineView } from './DownlineView.tsx'

/** The contracts with direct members, and a link to offer one. */
export function Downline({ kind, place, symbol }: ContractPart) {
  const contracts = useInfiniteQuery(contractsQuery(useClient(), { kind, side: 'downline' }))
  return (
    <DownlineView
      contracts={loadable(contracts, ({ pages }) => pages.flatMap(({ content }) => content))}
      mayOffer={contracts.data?.pages[0]?.rules.mayOffer ?? false}
      symbol={symbol}
      hrefOf={({ memberId }) => place.at({ tab: 'downline', member: memberId })}
      offerHref={place.at({ tab: 'downline', view: 'offer' })}
      mineHref={place.at({})}
      onMore={contracts.hasNextPage ? () => void contracts.fetchNextPage() : undefined}
      loadingMore={contracts.isFetchingNextPage}
    />
  )
}
