import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { agreesWithOrder } from '@platform/sdk/brCode'
import { Button, Card, Countdown, Facts, Notice, Verbatim } from '@platform/ui'
import { CodeBox } from './CodeBox.tsx'
import * as css from '../../blocks/money/OrderPage/OrderPage.css.ts'
import { CopyNumber } from '../CopyNumber.tsx'
import type { DepositOrderViewProps } from './DepositOrderViewProps.ts'
import { PaidButton } from './PaidButton.tsx'
import { PayerBlock } from '../PayerBlock.tsx'
import { QrCode } from '../../blocks/page/QrCode/QrCode.tsx'
import { useSpell } from '../../i18n/useSpell.ts'
import { verbatim } from '../../i18n/verbatim.ts'

/** Payment by PIX: the code to copy first, because a phone cannot scan its own screen. A code that does not match is never shown. */
export function PixPayment(props: DepositOrderViewProps) {
  const { order, now, symbol } = props
  const { busy, onRenew } = props.changes
  const { paid } = props.payment
  const t = useTranslations('deposit')
  const spell = useSpell(symbol)
  const [over, setOver] = useState(() => order.expiresAt <= now())
  const good = agreesWithOrder(order.brCode, order)
  const amount = spell(order.amount)
  const newCode = (
    <Button block size="lg" loading={busy} onClick={onRenew}>
      {t('pix.renew')}
    </Button>
  )
  if (!good)
    return (
      <Card className={css.stack}>
        <Notice tone="danger" role="alert">
          <strong>{t('pix.disagrees')}</strong>
          <p>{t('pix.disagreesText')}</p>
        </Notice>
        {newCode}
      </Card>
    )
  return (
    <>
      <Card className={css.stack}>
        <div className={css.hero}>
          <h2 className={css.heading}>{t('pix.title', { amount: '' }).trim()}</h2>
          <p className={css.amount} translate="no">
            {amount}
          </p>
          <p className={css.muted}>
            {over ? (
              t('pix.expired')
            ) : (
              <>
                <span>{`${t('pix.expires')} `}</span>
                <Countdown deadline={order.expiresAt} now={now} format="minutes" announce onEnd={() => setOver(true)} />
              </>
            )}
          </p>
        </div>
        {over ? (
          <>
            <Notice tone="warning" role="alert">
              {t('pix.expiredText')}
            </Notice>
            {newCode}
          </>
        ) : (
          <CodeBox code={order.brCode} />
        )}
        <PaidButton {...paid} />
      </Card>
      {order.payerCpf && <PayerBlock payer={{ status: 'known', name: order.payerName, cpf: order.payerCpf }} />}
      {!over && (
        <>
          <Card className={css.stack}>
            <h2 className={css.heading}>{t('pix.steps')}</h2>
            <ol className={css.steps}>
              <li>{t('pix.step1')}</li>
              <li>{t('pix.step2')}</li>
              <li>{verbatim(t)('pix.step3', { receiver: order.receiver.name })}</li>
              <li>{t('pix.step4')}</li>
            </ol>
          </Card>
          <Card className={css.stack}>
            <h2 className={css.heading}>{t('pix.qr')}</h2>
            <p className={css.muted}>{t('pix.qrText')}</p>
            <QrCode text={order.brCode} title={t('pix.qrTitle', { amount, receiver: order.receiver.name })} />
          </Card>
        </>
      )}
      <Card>
        <Facts
          rows={[
            { label: t('pix.receiver'), value: <Verbatim>{`${order.receiver.name}, ${order.receiver.city}`}</Verbatim>, long: true },
            { label: t('detail.order'), value: <CopyNumber text={order.orderNo} />, long: true },
          ]}
        />
      </Card>
    </>
  )
}
