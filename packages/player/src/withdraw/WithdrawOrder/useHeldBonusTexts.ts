import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { isOpenWithdraw, type WithdrawOrder } from '@platform/sdk/withdraw'
import { useSpell } from '../../i18n/useSpell.ts'
import { verbatim } from '../../i18n/verbatim.ts'

/** What becomes, or became, of the bonus that a withdrawal reserves: on its page, and in the question before it is cancelled. Empty without one. */
export function useHeldBonusTexts(order: WithdrawOrder, symbol: string): { page: ReactNode; cancel: ReactNode } {
  const t = useTranslations('withdraw')
  const spell = useSpell(symbol)
  const { heldBonus, sharesBonus, cancellable, amount, bonusOutcome } = order
  if (bonusOutcome) return { page: t(`bonus.outcome.${bonusOutcome}`), cancel: '' }
  if (heldBonus === undefined || !isOpenWithdraw(order)) return { page: '', cancel: '' }
  const bonus = spell(heldBonus)
  if (heldBonus === 0 || sharesBonus) {
    const text = heldBonus === 0 ? t('bonus.reservedInBets') : verbatim(t)('bonus.reservedByMore', { bonus })
    return { page: text, cancel: text }
  }
  const page = verbatim(t, 'way')('bonus.reserved', { bonus, amount: spell(amount), way: cancellable ? 'cancel' : 'other' })
  return { page, cancel: verbatim(t)('cancel.bonus', { bonus }) }
}
