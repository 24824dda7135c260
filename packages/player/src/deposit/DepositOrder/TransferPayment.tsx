import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, Card, Countdown, Facts, Notice } from '@platform/ui'
import { ImagePicker } from '../../blocks/form/ImagePicker/ImagePicker.tsx'
import { CopyNumber } from '../CopyNumber.tsx'
import * as css from '../../blocks/money/OrderPage/OrderPage.css.ts'
import type { DepositOrderViewProps } from './DepositOrderViewProps.ts'
import { PayerBlock } from '../PayerBlock.tsx'
import { useSpell } from '../../i18n/useSpell.ts'

/** The bank details of a transfer, and the upload of its receipt. */
export function TransferPayment({ order, now, symbol, payment, changes }: DepositOrderViewProps) {
  const { receipt } = payment
  const { busy } = changes
  const t = useTranslations('deposit')
  const spell = useSpell(symbol)
  const [tried, setTried] = useState(false)
  const { bank } = order
  const missing = tried && receipt.images.length === 0
  const send = () => {
    setTried(true)
    if (receipt.images.length > 0 && !receipt.busy) receipt.onSend()
  }
  return (
    <>
      <Card className={css.stack}>
        <div className={css.hero}>
          <h2 className={css.heading}>{t('transfer.title', { amount: '' }).trim()}</h2>
          <p className={css.amount} translate="no">
            {spell(order.amount)}
          </p>
          <p className={css.muted}>
            {t('transfer.expires')} <Countdown deadline={order.expiresAt} now={now} announce />
          </p>
        </div>
        <p className={css.muted}>{t('transfer.text')}</p>
        {bank && (
          <Facts
            rows={[
              { label: t('transfer.bank'), value: `${bank.bankCode} · ${bank.bankName}` },
              { label: t('transfer.branch'), value: <CopyNumber text={bank.branch} /> },
              { label: t('transfer.account'), value: <CopyNumber text={bank.account} /> },
              { label: t('transfer.holder'), value: <CopyNumber text={bank.holder} /> },
              { label: t('transfer.document'), value: <CopyNumber text={bank.holderDocument} /> },
              { label: t('transfer.amount'), value: spell(order.amount) },
              ...(order.remark ? [{ label: t('transfer.remark'), value: <CopyNumber text={order.remark} /> }] : []),
            ]}
          />
        )}
        {order.remark && <p className={css.muted}>{t('transfer.remarkText')}</p>}
      </Card>
      {order.payerCpf && <PayerBlock payer={{ status: 'known', name: order.payerName, cpf: order.payerCpf }} />}
      <Card className={css.stack}>
        <ImagePicker {...receipt} label={t('transfer.receipt')} disabled={busy} />
        {missing && (
          <Notice tone="danger" role="alert">
            {t('transfer.noImage')}
          </Notice>
        )}
        <Button size="lg" block loading={busy} onClick={send}>
          {t('transfer.send')}
        </Button>
      </Card>
    </>
  )
}
