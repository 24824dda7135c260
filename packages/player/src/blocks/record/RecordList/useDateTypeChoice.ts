import { useTranslations } from 'use-intl'
import type { RecordChoice } from './FilterSheet.tsx'

/** The filter for the day of a bet that counts: when it was placed (''), or when it was settled, as in profit and loss (`settle`). */
export function useDateTypeChoice(): (value: string, onChoose: (value: string) => void) => RecordChoice {
  const t = useTranslations('records')
  return (value, onChoose) => ({
    label: t('dateType'),
    value,
    rest: t('byBet'),
    options: [{ value: 'settle', label: t('bySettlement') }],
    onChoose,
  })
}
