import { useTranslations } from 'use-intl'
import { isOpenWithdraw, type WithdrawOrder } from '@platform/sdk/withdraw'
import { useSpell } from '../blocks/useSpell.ts'

/** What becomes, or became, of the bonus that a withdrawal reserves: on its page, and in the question before it is cancelled. Empty without one. */
export function useHeldBonusTexts(order: WithdrawOrder, symbol: string): { page: string; cancel: string } {
  const t = useTranslations('withdraw')
  const spell = useSpell(symbol)
  const { heldBonus, sharesBonus, cancellable, amount, bonusOutcome } = order
  if (bonusOutcome) return { page: t(`bonus.outcome.${bonusOutcome}`), cancel: '' }
  if (heldBonus === undefined || !isOpenWithdraw(order)) return { page: '', cancel: '' }
  const bonus = spell(heldBonus)
  if (heldBonus === 0 || sharesBonus) {
    const text = heldBonus === 0 ? t('bonus.reservedInBets') : t('bonus.reservedByMore', { bonus })
    return { page: text, cancel: text }
  }
  const page = t('bonus.reserved', { bonus, amount: spell(amount), way: cancellable ? 'cancel' : 'other' })
  return { page, cancel: t('cancel.bonus', { bonus }) }
}
