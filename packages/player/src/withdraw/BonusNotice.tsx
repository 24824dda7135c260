import { useTranslations } from 'use-intl'
import { Notice } from '@platform/ui'
import { useSpell } from '../blocks/useSpell.ts'
import type { WithdrawSettings } from './amountProblem.ts'

export type BonusEnd = Pick<WithdrawSettings, 'bonusLoss' | 'endsBonus'>

/** The bonus that any withdrawal ends; nothing without one. */
export function BonusNotice({ bonusLoss, endsBonus, symbol }: BonusEnd & { symbol: string }) {
  const t = useTranslations('withdraw.bonus')
  const spell = useSpell(symbol)
  if (!endsBonus) return null
  return <Notice tone="warning">{bonusLoss > 0 ? t('loss', { amount: spell(bonusLoss) }) : t('atStake')}</Notice>
}
