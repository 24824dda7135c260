import { useTranslations } from 'use-intl'
import { Notice } from '@platform/ui'
import { useSpell } from '../blocks/useSpell.ts'
import type { WithdrawSettings } from './amountProblem.ts'

export type BonusEnd = Pick<WithdrawSettings, 'bonusLoss' | 'endsBonus'>

/** What a withdrawal costs in bonus money. */
export function useBonusText({ bonusLoss }: BonusEnd, symbol: string): string {
  const t = useTranslations('withdraw.bonus')
  const spell = useSpell(symbol)
  return bonusLoss > 0 ? t('loss', { amount: spell(bonusLoss) }) : t('atStake')
}

/** The bonus that any withdrawal ends; nothing without one. */
export function BonusNotice({ symbol, ...end }: BonusEnd & { symbol: string }) {
  const text = useBonusText(end, symbol)
  return end.endsBonus ? <Notice tone="warning">{text}</Notice> : null
}
