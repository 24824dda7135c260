import { useTranslations } from 'use-intl'
import { ButtonLink, Card, Countdown, Notice } from '@platform/ui'
import { pageAddress } from '../../links/pageAddress.ts'
import * as css from '../../blocks/money/OrderPage/OrderPage.css.ts'
import type { DepositOrderViewProps } from './DepositOrderViewProps.ts'
import { PaidButton } from './PaidButton.tsx'
import { PayerBlock } from '../PayerBlock.tsx'
import { useSpell } from '../../i18n/useSpell.ts'
import { verbatim } from '../../i18n/verbatim.ts'

/** A payment page in its own window; the link opens it if the browser blocked the window. */
export function WindowPayment({ order, now, symbol, payment }: DepositOrderViewProps) {
  const { window: paymentWindow, paid } = payment
  const t = useTranslations('deposit')
  const spell = useSpell(symbol)
  const href = pageAddress(order.payUrl)
  const texts = { shown: 'text', blocked: 'blocked', ready: 'ready' } as const
  return (
    <>
      <Card className={css.stack}>
        <div className={css.hero}>
          <h2 className={css.heading}>
            {verbatim(t)(order.type === 'CARD' ? 'window.card' : 'window.title', { amount: spell(order.amount) })}
          </h2>
          <p className={css.muted}>
            {t('pix.expires')} <Countdown deadline={order.expiresAt} now={now} format="minutes" announce />
          </p>
        </div>
        <Notice tone={paymentWindow === 'blocked' ? 'warning' : 'info'} role="status">
          {t(`window.${texts[paymentWindow]}`)}
        </Notice>
        {href && (
          <ButtonLink size="lg" block tone={paymentWindow === 'shown' ? 'secondary' : 'primary'} href={href} target="_blank" rel="noopener">
            {t('window.open')}
          </ButtonLink>
        )}
        {order.type === 'CARD' && <p className={css.muted}>{t('window.note')}</p>}
        <PaidButton {...paid} />
      </Card>
      {order.payerCpf && <PayerBlock payer={{ status: 'known', name: order.payerName, cpf: order.payerCpf }} />}
    </>
  )
}
