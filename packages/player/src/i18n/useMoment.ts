import { useFormatter } from 'use-intl'
import { inZone } from './platformZone.ts'

/** Spells a moment (ms) with date, time and the zone that both are in. */
export function useMoment(): (at: number, style?: 'short' | 'long') => string {
  const format = useFormatter()
  return (at, style = 'short') => inZone(format.dateTime(at, { dateStyle: style, timeStyle: 'short' }))
}
