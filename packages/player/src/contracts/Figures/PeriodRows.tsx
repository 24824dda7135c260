import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ContractFigure } from '@platform/sdk/contracts'
import { contractRowsQuery, type ContractFigureFilter } from '@platform/sdk/query/contracts'
import { useClient } from '@platform/sdk/react'
import { loadable } from '@platform/ui'
import { pagingOf } from '../../blocks/record/paging.ts'
import type { ContractWays } from '../useContractPlace.ts'
import { isMissing, MissingPeriod } from './MissingPeriod.tsx'
import { PeriodRowsView } from './PeriodRowsView.tsx'

interface PeriodRowsProps {
  period: ContractFigureFilter
  figure: ContractFigure
  /** Only this member's rows. */
  ofMember: string | undefined
  place: ContractWays
  symbol: string
}

/** The rows behind a number of a period. */
export function PeriodRows({ period, figure, ofMember, place, symbol }: PeriodRowsProps) {
  const filter = { ...period, figure, ofMember }
  const rows = useInfiniteQuery(contractRowsQuery(useClient(), filter))
  const { fetchNextPage } = rows
  const onMore = useCallback(() => void fetchNextPage(), [fetchNextPage])
  if (isMissing(rows.error)) return <MissingPeriod backHref={place.at({})} />
  const { cycle, from, memberId: member } = period
  return (
    <PeriodRowsView
      figure={figure}
      sums={loadable(rows, ({ pages }) => pages[0]!.footer!)}
      pages={loadable(rows, ({ pages }) => pages.map(({ content }) => content))}
      paging={pagingOf(rows)}
      filter={JSON.stringify(filter)}
      onMore={onMore}
      symbol={symbol}
      figuresHref={place.at({ view: 'figures', cycle, from, member })}
    />
  )
}
