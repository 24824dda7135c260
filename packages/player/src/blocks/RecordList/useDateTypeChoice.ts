import { useTranslations } from 'use-intl'
import type { RecordChoice } from './FilterSheet.tsx'

/** The filter that says which day of a bet counts: that of the bet (''), or that of its settlement, as profit and loss has it (`settle`). */
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
