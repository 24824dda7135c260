import type { Period } from '../periods.ts'
import { type DateChoice, readDates, writeDates } from './dateChoice.ts'

/** The allowed values of each filter of a screen; `undefined` = any code, if the gateway defines them. '' is always "all". */
export type Offered<Name extends string> = Record<Name, readonly string[] | undefined>

/** The state of a record screen in its address. */
export interface RecordFilter<Name extends string> {
  dates: DateChoice
  chosen: Record<Name, string>
}

const CODE = /^[\w-]{1,40}$/

/** Reads the address; values that are not offered fall back to the default. */
export function readRecordFilter<Name extends string>(
  query: URLSearchParams,
  offered: Offered<Name>,
  today: string,
  rest?: Period,
): RecordFilter<Name> {
  const read = (name: Name) => {
    const value = query.get(name) ?? ''
    const values = offered[name]
    return (values ? values.includes(value) : CODE.test(value)) ? value : ''
  }
  const names = Object.keys(offered) as Name[]
  return {
    dates: readDates(query, today, rest),
    chosen: Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>,
  }
}

/** The filter as a query, without defaults. */
export function writeRecordFilter<Name extends string>({ dates, chosen }: RecordFilter<Name>, rest?: Period): URLSearchParams {
  const on = Object.entries<string>(chosen).filter(([, value]) => value !== '')
  return new URLSearchParams({ ...writeDates(dates, rest), ...Object.fromEntries(on) })
}
