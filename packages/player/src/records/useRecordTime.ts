import { useFormatter } from 'use-intl'
import { inZone, PLATFORM_ZONE } from '../i18n/platformZone.ts'

const SHORT = { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit', timeZone: PLATFORM_ZONE } as const

/** Moments (ms) of records, on the platform's clock. */
export function useRecordTime() {
  const format = useFormatter()
  return {
    /** On a card: without the year, since records go back half of one; never broken in two. */
    short: (at: number) => format.dateTime(at, SHORT).replaceAll(' ', '\u00a0'),
    /** In a sheet, with its zone. */
    full: (at: number) => inZone(format.dateTime(at, { dateStyle: 'short', timeStyle: 'medium', timeZone: PLATFORM_ZONE })),
    /** In a file, whose column names the zone. */
    cell: (at: number | undefined) =>
      at === undefined ? '' : format.dateTime(at, { dateStyle: 'medium', timeStyle: 'medium', timeZone: PLATFORM_ZONE }),
    /** The title of such a column. */
    zoned: inZone,
  }
}
