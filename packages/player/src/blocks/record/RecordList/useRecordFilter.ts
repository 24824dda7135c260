import { useSearchParams } from 'react-router'
import { useClient } from '@platform/sdk/react'
import type { DateRange, Period } from '../periods.ts'
import { daysOf, platformDay } from './dateChoice.ts'
import type { PeriodChipsProps } from './PeriodChips.tsx'
import { type Offered, readRecordFilter, type RecordFilter, writeRecordFilter } from './recordFilter.ts'

/** The filters of a record besides its dates; '' = all. */
export interface ChosenFilters<Name extends string> {
  chosen: Record<Name, string>
  onChoose: (values: Partial<Record<Name, string>>) => void
}

export interface RecordFilterState<Name extends string> {
  /** The range to request from the gateway. */
  range: DateRange
  period: PeriodChipsProps
  filters: ChosenFilters<Name>
}

/** Dates and filters of a record screen, stored in the address: back and reload restore them. `rest` is the default period. Spec 7.4. */
export function useRecordFilter<Name extends string>(offered: Offered<Name>, rest?: Period): RecordFilterState<Name> {
  const { clock } = useClient()
  const [query, setQuery] = useSearchParams()
  const now = clock.now()
  const today = platformDay(now)
  const filter = readRecordFilter(query, offered, today, rest)
  const write = (next: RecordFilter<Name>) => setQuery(writeRecordFilter(next, rest), { replace: true })
  return {
    range: daysOf(filter.dates, now),
    period: { dates: filter.dates, today, onDates: (dates) => write({ ...filter, dates }) },
    filters: { chosen: filter.chosen, onChoose: (values) => write({ ...filter, chosen: { ...filter.chosen, ...values } }) },
  }
}
