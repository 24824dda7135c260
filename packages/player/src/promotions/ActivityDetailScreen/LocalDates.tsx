import { useFormatter, useTranslations } from 'use-intl'
import type { Promotion } from '@platform/sdk/promotions'
import { PLATFORM_ZONE } from '../../blocks/periods.ts'
import { promotionDates } from '../promotionDates.ts'

/** The dates of a promotion as its reader spells them; the card's own form is fixed (2.15). */
export function LocalDates({ promotion }: { promotion: Promotion }) {
  const t = useTranslations('promotions')
  const format = useFormatter()
  const spell = (at: number) => format.dateTime(at, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: PLATFORM_ZONE })
  const { end, longTerm } = promotionDates(promotion)
  const start = spell(promotion.startDate)
  if (longTerm) return `${t('since', { date: start })} · ${t('longTerm')}`
  return end && promotion.endDate !== undefined ? `${start} – ${spell(promotion.endDate)}` : start
}
