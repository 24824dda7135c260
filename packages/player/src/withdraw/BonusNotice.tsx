import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Notice } from '@platform/ui'
import { useSpell } from '../i18n/useSpell.ts'
import type { WithdrawSettings } from './WithdrawSettings.ts'
import { verbatim } from '../i18n/verbatim.ts'

export type BonusEnd = Pick<WithdrawSettings, 'bonusLoss' | 'endsBonus'>

/** Which withdrawal is meant: the one of this form, or any that would be requested now. */
type Which = 'this' | 'any'

/** What a withdrawal costs in bonus money. */
export function useBonusText({ bonusLoss }: BonusEnd, symbol: string, which: Which = 'this'): ReactNode {
  const t = useTranslations('withdraw.bonus')
  const spell = useSpell(symbol)
  return bonusLoss > 0 ? verbatim(t, 'which')('loss', { which, amount: spell(bonusLoss) }) : t('atStake', { which })
}

/** The bonus that a withdrawal ends; nothing without one. */
export function BonusNotice({ symbol, which, ...end }: BonusEnd & { symbol: string; which?: Which }) {
  const text = useBonusText(end, symbol, which)
  return end.endsBonus ? <Notice tone="warning">{text}</Notice> : null
}
