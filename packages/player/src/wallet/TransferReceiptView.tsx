import { useTranslations } from 'use-intl'
import type { TransferOrder } from '@platform/sdk/wallet'
import { ButtonLink, CopyText, Facts, Money } from '@platform/ui'
import { Outcome } from '../blocks/money/OrderPage/Outcome.tsx'
import { useSpell } from '../i18n/useSpell.ts'
import { useMoment } from '../i18n/useMoment.ts'
import { verbatim } from '../i18n/verbatim.ts'
import * as css from './Wallet.css.ts'

export interface TransferReceiptViewProps {
  order: TransferOrder
  symbol: string
  /** The balance is hidden. */
  masked: boolean
  formHref: string
  recordsHref: string | undefined
  helpHref: string | undefined
}

/** The receipt of a transfer: amount, receiver, time, number. */
export function TransferReceiptView({ order, symbol, masked, formHref, recordsHref, helpHref }: TransferReceiptViewProps) {
  const t = useTranslations('wallet.receipt')
  const purposes = useTranslations('wallet.transfer.purposes')
  const spell = useSpell(symbol)
  const moment = useMoment()
  const { orderNo, amount, flow, counterpart, purpose, note, createdAt, balanceAfter, transferId } = order
  const number = (text: string) => <CopyText text={text} texts={{ copy: t('copy'), copied: t('copied'), failed: t('copyFailed') }} />
  return (
    <div className={css.page}>
      <Outcome look="good" title={t(`title.${flow}`)} amount={spell(amount)}>
        <p className={css.text}>{verbatim(t)(`text.${flow}`, { name: counterpart })}</p>
      </Outcome>
      <Facts
        rows={[
          { label: t(`counterpart.${flow}`), value: counterpart },
          { label: t('purpose'), value: purposes(purpose) },
          ...(note ? [{ label: t('note'), value: note }] : []),
          { label: t('time'), value: moment(createdAt) },
          { label: t('balance'), value: <Money minor={balanceAfter} symbol={symbol} masked={masked} /> },
          { label: t('number'), value: number(orderNo), long: true },
          { label: t('ledger'), value: transferId },
        ]}
      />
      <div className={css.ways}>
        {flow === 'out' && (
          <ButtonLink block tone="secondary" href={formHref}>
            {t('another')}
          </ButtonLink>
        )}
        {recordsHref && (
          <ButtonLink block tone="secondary" href={recordsHref}>
            {t('records')}
          </ButtonLink>
        )}
        {helpHref && (
          <ButtonLink block tone="ghost" href={helpHref}>
            {t('help')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
