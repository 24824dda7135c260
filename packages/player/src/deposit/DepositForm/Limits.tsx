import { useTranslations } from 'use-intl'
import type { DepositLimit } from '@platform/sdk/deposit'
import { Card, Notice, ProgressBar } from '@platform/ui'
import * as css from '../../blocks/money/OrderPage/OrderPage.css.ts'
import { useSpell } from '../../i18n/useSpell.ts'
import { verbatim } from '../../i18n/verbatim.ts'

/** What remains of the member's deposit limits. */
export function Limits({ limits, symbol }: { limits: readonly DepositLimit[]; symbol: string }) {
  const t = useTranslations('deposit.form')
  const spell = useSpell(symbol)
  return (
    <Card tone="soft" className={css.stack}>
      <h2 className={css.heading}>{t('limits')}</h2>
      {limits.some(({ amount, left }) => left * 5 <= amount) && <Notice tone="warning">{t('near')}</Notice>}
      {limits.map(({ period, amount, left }) => (
        <ProgressBar
          key={period}
          label={t(`limit.${period}`)}
          value={amount - left}
          max={amount}
          valueText={t('left', { left: spell(left), amount: spell(amount) })}
          shown={verbatim(t)('left', { left: spell(left), amount: spell(amount) })}
        />
      ))}
    </Card>
  )
}
