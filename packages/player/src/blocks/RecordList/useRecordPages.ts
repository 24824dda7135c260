import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'
import { loadable, type Loadable } from '@platform/ui'
import { pagingOf, type Paging } from '../paging.ts'
import { useCurrencySymbol } from '../../session/useCurrencySymbol.ts'

const LOADING = { state: 'loading' } as const

interface Answer<Item, Sums> {
  content: Item[]
  footer?: Sums
}

/** The pages of a record screen: loading until the wallet's currency is known. The first answer has the sums of all. */
export function useRecordPages<Item, Sums>(
  records: UseInfiniteQueryResult<InfiniteData<Answer<Item, Sums>>>,
): {
  pages: Loadable<Item[][]>
  sums: Loadable<Sums | undefined>
  paging: Paging
  symbol: string
  onMore: () => void
} {
  const symbol = useCurrencySymbol()
  const { fetchNextPage } = records
  const onMore = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const known = symbol !== undefined
  return {
    pages: known ? loadable(records, ({ pages }) => pages.map(({ content }) => content)) : LOADING,
    sums: known ? loadable(records, ({ pages }) => pages[0]!.footer) : LOADING,
    paging: pagingOf(records),
    symbol: symbol ?? '',
    onMore,
  }
}
