import { useSearchParams } from 'react-router'
import { useClient } from '@platform/sdk/react'
import type { DateRange, Period } from '../periods.ts'
import { type DateChoice, daysOf, platformDay } from './dateChoice.ts'
import { type Offered, readRecordFilter, type RecordFilter, writeRecordFilter } from './recordFilter.ts'

export interface RecordFilterState<Name extends string> extends RecordFilter<Name> {
  /** The last selectable day. */
  today: string
  /** The range to request from the gateway. */
  range: DateRange
  setDates: (dates: DateChoice) => void
  /** '' = all. */
  choose: (values: Partial<Record<Name, string>>) => void
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
    ...filter,
    today,
    range: daysOf(filter.dates, now),
    setDates: (dates) => write({ ...filter, dates }),
    choose: (values) => write({ ...filter, chosen: { ...filter.chosen, ...values } }),
  }
}
