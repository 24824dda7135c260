import { useTranslations } from 'use-intl'
import { Card, Notice, Spinner } from '@platform/ui'
import * as css from '../../blocks/money/OrderPage/OrderPage.css.ts'
import type { DepositOrderViewProps } from './DepositOrderViewProps.ts'
import { useSpell } from '../../i18n/useSpell.ts'

const texts = {
  PIX: 'pix',
  TRANSFER: 'pix',
  GATEWAY: 'window',
  CARD: 'window',
  ALIPAY: 'wallet',
  QQ: 'wallet',
  WECHAT: 'wallet',
} as const

/** The order is created, its code or page is pending. */
export function DepositPreparation({ order, symbol, payment }: DepositOrderViewProps) {
  const t = useTranslations('deposit')
  const spell = useSpell(symbol)
  return (
    <Card className={css.hero}>
      <p className={css.amount} translate="no">
        {spell(order.amount)}
      </p>
      <Spinner size="lg" label="" />
      <p className={css.text} role="status">
        {t(`${texts[order.type]}.created`)}
      </p>
      {payment.slow ? <Notice tone="warning">{t('pix.slow')}</Notice> : <p className={css.muted}>{t('pix.createdText')}</p>}
    </Card>
  )
}
