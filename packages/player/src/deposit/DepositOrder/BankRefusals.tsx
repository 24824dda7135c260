import { useTranslations } from 'use-intl'
import type { BankLimits } from '@platform/sdk/deposit'
import { Card, Disclosure } from '@platform/ui'
import { useSpell } from '../../i18n/useSpell.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import * as css from './DepositOrder.css.ts'

/** Why the payer's bank may refuse the payment, and what helps. */
export function BankRefusals({ limits: { night, device }, symbol }: { limits: BankLimits; symbol: string }) {
  const t = useTranslations('deposit.refused')
  const spell = useSpell(symbol)
  return (
    <Card className={css.card}>
      <Disclosure title={t('title')}>
        <ul className={css.reasons}>
          {night && <li>{verbatim(t)('night', { amount: spell(night.amount), from: night.from, until: night.until })}</li>}
          {device && <li>{verbatim(t)('device', { amount: spell(device.amount), daily: spell(device.daily) })}</li>}
          <li>{t('account')}</li>
          <li>{t('outage')}</li>
        </ul>
        <p className={css.help}>{t('help')}</p>
      </Disclosure>
    </Card>
  )
}
