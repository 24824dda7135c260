import type { BettingSession } from '@platform/sdk/lottery'

/** What the answers that open a page say of its wallet and its times. */
export type SessionFacts = Pick<BettingSession, 'currencySymbol' | 'timeZone'>

/** Date and time of a moment (ms) in the zone of the session, with its label: `22/11/2026, 14:30 (Brasília)`. */
export const momentText = (locale: string, at: number, { zone, name }: SessionFacts['timeZone']): string =>
  `${new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short', timeZone: zone }).format(at)} (${name})`
