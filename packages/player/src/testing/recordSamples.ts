import type { Loadable } from '@platform/ui'
import type { DateChoice } from '../blocks/record/RecordList/dateChoice.ts'
import type { RecordPagesState } from '../blocks/record/RecordList/useRecordPages.ts'
import { ready } from './loadables.ts'

const nothing = () => undefined

/** A period, for stories. */
export const samplePeriod = (dates: DateChoice = '7d', today = '2026-03-01') => ({ dates, today, onDates: nothing })

/** The pages of a record, for stories: `pages` as rows of one page, or as a state. */
export const samplePages = <Item, Sums>(
  pages: readonly Item[] | Loadable<readonly (readonly Item[])[]>,
  sums: Loadable<Sums>,
  rest: Partial<RecordPagesState<Item, Sums>> = {},
): RecordPagesState<Item, Sums> => ({
  period: samplePeriod(),
  pages: 'state' in pages ? pages : ready([pages]),
  sums,
  paging: 'end',
  symbol: 'R$',
  onMore: nothing,
  ...rest,
})
