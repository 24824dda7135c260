import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'
import { loadable, type Loadable } from '@platform/ui'
import { pagingOf, type Paging } from '../paging.ts'
import { useCurrencySymbol } from '../../../session/useCurrencySymbol.ts'
import type { PeriodChipsProps } from './PeriodChips.tsx'

const LOADING = { state: 'loading' } as const

interface Answer<Item, Sums> {
  content: Item[]
  footer?: Sums
}

/** The records of a period: what a record's screen gives its view. */
export interface RecordPagesState<Item, Sums> {
  period: PeriodChipsProps
  /** The records, page by page. */
  pages: Loadable<readonly (readonly Item[])[]>
  /** Sums of the complete period. */
  sums: Loadable<Sums>
  paging: Paging
  /** Currency symbol of the wallet. */
  symbol: string
  /** Requests the next page, also after a failed one. A stable function. */
  onMore: () => void
}

/** The pages of a record screen: loading until the wallet's currency is known. The first answer has the sums of all, if the gateway returns any. */
export function useRecordPages<Item, Sums>(
  period: PeriodChipsProps,
  records: UseInfiniteQueryResult<InfiniteData<Answer<Item, Sums>>>,
): RecordPagesState<Item, Sums | undefined> {
  const symbol = useCurrencySymbol()
  const { fetchNextPage } = records
  const onMore = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const known = symbol !== undefined
  return {
    period,
    pages: known ? loadable(records, ({ pages }) => pages.map(({ content }) => content)) : LOADING,
    sums: known ? loadable(records, ({ pages }) => pages[0]!.footer) : LOADING,
    paging: pagingOf(records),
    symbol: symbol ?? '',
    onMore,
  }
}
