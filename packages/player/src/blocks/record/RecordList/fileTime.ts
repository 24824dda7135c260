import { PLATFORM_ZONE } from '../../../i18n/platformZone.ts'

// Swedish writes dates as spreadsheets of every language read them.
const format = /* @__PURE__ */ new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: PLATFORM_ZONE })

/** A moment (ms) in a file: `2026-11-28 19:12:13`, in the zone that the column's title names (`inZone`); '' for none. */
export const fileTime = (at: number | undefined): string => (at === undefined ? '' : format.format(at))
