/** The platform's time zone, in which every page shows times, whatever the zone of the device. */
const zone = 'America/Sao_Paulo'

/** Date and time of a moment (ms), with the label of the zone: `22/11/2026, 14:30 (Brasília)`. */
export const platformTime = (locale: string, at: number): string =>
  `${new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short', timeZone: zone }).format(at)} (Brasília)`
