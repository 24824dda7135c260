import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { contractFiguresQuery, type ContractFigureFilter } from '@platform/sdk/query/contracts'
import { useClient } from '@platform/sdk/react'
import { loadable } from '@platform/ui'
import { pagingOf } from '../../blocks/record/paging.ts'
import type { ContractWays } from '../useContractPlace.ts'
import { isMissing, MissingPeriod } from './MissingPeriod.tsx'
import { PeriodMembersView } from './PeriodMembersView.tsx'

interface PeriodMembersProps {
  period: ContractFigureFilter
  place: ContractWays
  symbol: string
}

/** A period's figures, and each member's share of them. */
export function PeriodMembers({ period, place, symbol }: PeriodMembersProps) {
  const figures = useInfiniteQuery(contractFiguresQuery(useClient(), period))
  const { fetchNextPage } = figures
  const onMore = useCallback(() => void fetchNextPage(), [fetchNextPage])
  if (isMissing(figures.error)) return <MissingPeriod backHref={place.at({})} />
  const { cycle, from, memberId: member } = period
  return (
    <PeriodMembersView
      period={loadable(figures, ({ pages }) => pages[0]!)}
      pages={loadable(figures, ({ pages }) => pages.map(({ content }) => content))}
      paging={pagingOf(figures)}
      filter={JSON.stringify(period)}
      onMore={onMore}
      symbol={symbol}
      rowsHref={(rows, of) => place.at({ view: 'figures', cycle, from, member, rows, of })}
    />
  )
}
