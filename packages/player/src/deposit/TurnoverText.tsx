import { useTranslations } from 'use-intl'
import type { DepositOrder } from '@platform/sdk/deposit'
import * as css from '../blocks/money/OrderPage/OrderPage.css.ts'
import { useSpell } from '../i18n/useSpell.ts'
import { verbatim } from '../i18n/verbatim.ts'

/** What a deposit requires to be bet before it is withdrawn, and the average cost of that; nothing if it requires nothing. */
export function TurnoverText({ turnover, symbol }: { turnover: DepositOrder['turnover']; symbol: string }) {
  const t = useTranslations('deposit')
  const spell = useSpell(symbol)
  if (!turnover) return null
  return (
    <p className={css.muted}>
      {verbatim(t)('turnover', { required: spell(turnover.required) })}{' '}
      {verbatim(t)('promotion.cost', { cost: spell(turnover.expectedCost) })}
    </p>
  )
}
