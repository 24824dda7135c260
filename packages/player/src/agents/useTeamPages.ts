import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { TeamPath } from '@platform/sdk/agents'
import { mapLoadable } from '@platform/ui'
import type { PeriodChipsProps } from '../blocks/record/RecordList/PeriodChips.tsx'
import { type RecordPagesState, useRecordPages } from '../blocks/record/RecordList/useRecordPages.ts'

interface Page<Item, Sums> {
  content: Item[]
  footer?: Sums
  path: TeamPath[]
  updateTime: number
}

/** The state of a team list's pages, like that of a record; `path` leads to the team, `at` is when the figures were computed, ms. */
export function useTeamPages<Item, Sums>(
  period: PeriodChipsProps,
  answer: UseInfiniteQueryResult<InfiniteData<Page<Item, Sums>>>,
): { list: RecordPagesState<Item, Sums>; path: readonly TeamPath[]; at: number | undefined } {
  const { sums, ...list } = useRecordPages(period, answer)
  const first = answer.data?.pages[0]
  return { list: { ...list, sums: mapLoadable(sums, (value) => value!) }, path: first?.path ?? [], at: first?.updateTime }
}
