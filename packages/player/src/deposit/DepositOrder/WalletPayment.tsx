import { useTranslations } from 'use-intl'
import { ButtonLink, Card, Countdown, webAddress } from '@platform/ui'
import * as css from '../../blocks/money/OrderPage/OrderPage.css.ts'
import type { DepositOrderViewProps } from './DepositOrderViewProps.ts'
import { PaidButton } from './PaidButton.tsx'
import { QrCode } from '../../blocks/page/QrCode/QrCode.tsx'
import { useSpell } from '../../i18n/useSpell.ts'

/** The QR code for a foreign wallet, also as a link for the phone that has the wallet. */
export function WalletPayment({ order, now, symbol, payment }: DepositOrderViewProps) {
  const t = useTranslations('deposit')
  const spell = useSpell(symbol)
  const names = { wallet: order.channelName, amount: spell(order.amount) }
  const page = webAddress(order.qrText)?.href
  return (
    <Card className={css.stack}>
      <div className={css.hero}>
        <h2 className={css.heading}>{t('wallet.title', names)}</h2>
        <p className={css.muted}>
          {t('pix.expires')} <Countdown deadline={order.expiresAt} now={now} format="minutes" announce />
        </p>
      </div>
      <p className={css.muted}>{t('wallet.text', names)}</p>
      <QrCode text={order.qrText} title={t('wallet.qrTitle', names)} />
      {page && (
        <ButtonLink size="lg" block href={page} target="_blank" rel="noopener">
          {t('wallet.open', names)}
        </ButtonLink>
      )}
      <PaidButton {...payment.paid} />
    </Card>
  )
}
