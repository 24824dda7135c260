import { useTranslations } from 'use-intl'
import type { Promotion } from '@platform/sdk/promotions'
import { promotionDates } from './promotionDates.ts'

/** The dates of a promotion, as on its card. */
export function DateRange({ promotion }: { promotion: Promotion }) {
  const t = useTranslations('promotions')
  const { start, end, longTerm } = promotionDates(promotion)
  if (longTerm) return t('longTerm', { start })
  return end ? `${start} – ${end}` : start
}
