/** A time zone as people call it: "Horário Padrão de Brasília". Falls back to the zone's own id. */
export function zoneName(timeZone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' }).formatToParts(0)
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone
}
