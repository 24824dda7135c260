import { useFormatter, useLocale } from 'use-intl'
import type { TimeZone } from '@platform/sdk/markets'
import { inZone } from './platformZone.ts'

/** Formats a moment (ms) as date and time with the label of their zone: the platform's, or that of the market's limits. */
export function useMoment(of?: TimeZone): (at: number, style?: 'short' | 'long') => string {
  const format = useFormatter()
  const locale = useLocale()
  const name = of?.name[locale === 'pt-BR' ? 'pt-BR' : 'en']
  return (at, style = 'short') =>
    inZone(format.dateTime(at, { dateStyle: style, timeStyle: 'short', ...(of && { timeZone: of.zone }) }), name)
}
