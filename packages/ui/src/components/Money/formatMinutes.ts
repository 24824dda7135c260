/** A length of time in whole minutes, as a sentence names it: `2 h 30 min`. */
export function formatMinutes(minutes: number, locale: string): string {
  const [hours, rest] = [Math.trunc(minutes / 60), minutes % 60]
  const unit = (value: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value)
  return [hours > 0 && unit(hours, 'hour'), (rest > 0 || hours === 0) && unit(rest, 'minute')].filter(Boolean).join(' ')
}
