import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { TeamPath } from '@platform/sdk/agents'
import { loadable, type Loadable } from '@platform/ui'
import { pagingOf, type Paging } from '../blocks/paging.ts'
import { useWallet } from '../session/useWallet.ts'

const LOADING = { state: 'loading' } as const

interface Page<Item, Sums> {
  content: Item[]
  footer?: Sums
  path: TeamPath[]
  updateTime: number
}

/** The state of a team list's pages: no amount before the wallet's currency is known. The first answer has the sums of all pages. */
export function useTeamPages<Item, Sums>(
  answer: UseInfiniteQueryResult<InfiniteData<Page<Item, Sums>>>,
): {
  pages: Loadable<Item[][]>
  sums: Loadable<Sums>
  path: TeamPath[]
  /** When the figures were computed, ms. */
  at: number | undefined
  paging: Paging
  symbol: string
  onMore: () => void
} {
  const symbol = useWallet()?.symbol ?? ''
  const { fetchNextPage } = answer
  const onMore = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const first = answer.data?.pages[0]
  return {
    pages: symbol ? loadable(answer, ({ pages }) => pages.map(({ content }) => content)) : LOADING,
    sums: symbol ? loadable(answer, ({ pages }) => pages[0]!.footer!) : LOADING,
    path: first?.path ?? [],
    at: first?.updateTime,
    paging: pagingOf(answer),
    symbol,
    onMore,
  }
}
