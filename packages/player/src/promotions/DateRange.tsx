import { useFormatter, useLocale, useTranslations } from 'use-intl'
import type { Promotion } from '@platform/sdk/promotions'
import { cardDay, promotionDates } from './promotionDates.ts'

/** The dates of a promotion: `YYYY/MM/DD` on its card, as the language writes a day on its page. */
export function DateRange({ promotion, on }: { promotion: Promotion; on: 'card' | 'page' }) {
  const t = useTranslations('promotions')
  const format = useFormatter()
  // In digits, a day of an English text has two readings.
  const dateStyle = useLocale().startsWith('en') ? 'long' : 'short'
  const spell = on === 'card' ? cardDay : (at: number) => format.dateTime(at, { dateStyle })
  const { start, end, longTerm } = promotionDates(promotion, spell)
  if (longTerm) return t('longTerm', { start })
  return end ? `${start} – ${end}` : start
}
