import { dayOf } from '@platform/sdk/records'
import { PLATFORM_ZONE } from '../i18n/platformZone.ts'

export interface PromotionDates {
  start: string
  /** Absent for a single day and for one without an end. */
  end?: string
  longTerm: boolean
}

interface Dated {
  startDate: number
  endDate?: number
  noExpiry: number
}

/** A day as a card writes it in every language: `YYYY/MM/DD`. */
export const cardDay = (at: number): string => dayOf(at, PLATFORM_ZONE).replaceAll('-', '/')

/** The dates of a promotion: with noExpiry 1 the start and "long term", else one day or start and end. Spec 2.15. */
export function promotionDates({ startDate, endDate, noExpiry }: Dated, spell = cardDay): PromotionDates {
  const start = spell(startDate)
  if (noExpiry === 1) return { start, longTerm: true }
  const end = endDate === undefined ? start : spell(endDate)
  return end === start ? { start, longTerm: false } : { start, end, longTerm: false }
}
