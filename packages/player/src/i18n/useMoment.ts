import { useFormatter } from 'use-intl'
import { inZone } from './platformZone.ts'

/** Formats a moment (ms) as date and time with the label of their zone. */
export function useMoment(): (at: number, style?: 'short' | 'long') => string {
  const format = useFormatter()
  return (at, style = 'short') => inZone(format.dateTime(at, { dateStyle: style, timeStyle: 'short' }))
}
