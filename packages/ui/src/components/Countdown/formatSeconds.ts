const two = (part: number) => String(part).padStart(2, '0')

/** 93784 → "26:03:04"; without hours 60 → "01:00", and minutes may exceed 59. */
export function formatSeconds(seconds: number, hours = true): string {
  const minutes = Math.floor(seconds / 60)
  const tail = two(seconds % 60)
  return hours ? `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${tail}` : `${two(minutes)}:${tail}`
}

const spoken = (value: number, unit: string, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)

/** 93784 → "26 hours 3 minutes", 42 → "50 seconds": for screen readers, which would read a name that changes each second again and again. */
export function spokenTime(seconds: number, locale: string): string {
  if (seconds < 60) return spoken(Math.ceil(seconds / 10) * 10, 'second', locale)
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return [hours && spoken(hours, 'hour', locale), minutes && spoken(minutes, 'minute', locale)].filter(Boolean).join(' ')
}
