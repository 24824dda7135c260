import { useFormatter } from 'use-intl'
import { inZone, PLATFORM_ZONE } from '../../i18n/platformZone.ts'
import { fileTime } from './RecordList/fileTime.ts'

const SHORT = { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit', timeZone: PLATFORM_ZONE } as const

/** Formats the moments (ms) of records in the platform's time zone. */
export function useRecordTime() {
  const format = useFormatter()
  return {
    /** In a row below the title of its day. */
    clock: (at: number) => format.dateTime(at, { hour: '2-digit', minute: '2-digit', timeZone: PLATFORM_ZONE }).replaceAll(' ', '\u00a0'),
    /** In a row: without the year, since records go back half a year; without a line break. */
    short: (at: number) => format.dateTime(at, SHORT).replaceAll(' ', '\u00a0'),
    /** In a sheet, with its zone. */
    full: (at: number) => inZone(format.dateTime(at, { dateStyle: 'short', timeStyle: 'medium', timeZone: PLATFORM_ZONE })),
    /** In a file, whose column names the zone. */
    cell: fileTime,
    /** The title of such a column. */
    zoned: inZone,
  }
}
