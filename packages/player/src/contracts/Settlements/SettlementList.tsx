import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ContractKind, ContractSide, SettlementState } from '@platform/sdk/contracts'
import { contractSettlementsQuery } from '@platform/sdk/query/contracts'
import { useClient } from '@platform/sdk/react'
import { loadable } from '@platform/ui'
import { pagingOf } from '../../blocks/record/paging.ts'
import type { ContractWays } from '../useContractPlace.ts'
import { SettlementListView } from './SettlementListView.tsx'

interface SettlementListProps {
  kind: ContractKind
  side: ContractSide
  /** Only this member's settlements. */
  memberId?: string
  state?: SettlementState
  place: ContractWays
  symbol: string
}

/** Settled periods, newest first; each opens its calculation, with links to its figures. */
export function SettlementList({ kind, side, memberId, state, place, symbol }: SettlementListProps) {
  const filter = { kind, side, memberId, state }
  const settlements = useInfiniteQuery(contractSettlementsQuery(useClient(), filter))
  const { fetchNextPage } = settlements
  const onMore = useCallback(() => void fetchNextPage(), [fetchNextPage])
  return (
    <SettlementListView
      side={side}
      // There is no common carry-over of several members.
      isOne={side === 'mine' || memberId !== undefined}
      pages={loadable(settlements, ({ pages }) => pages.map(({ content }) => content))}
      sums={loadable(settlements, ({ pages }) => pages[0]!.footer)}
      paging={pagingOf(settlements)}
      filter={JSON.stringify(filter)}
      onMore={onMore}
      symbol={symbol}
      figuresHref={({ terms: { cycle }, from, memberId: whose }) =>
        place.at({ view: 'figures', cycle, from, ...(side === 'downline' && { member: whose }) })
      }
      payHref={({ settlementId }) => place.at({ tab: 'settlements', view: 'pay', settlement: settlementId })}
    />
  )
}
