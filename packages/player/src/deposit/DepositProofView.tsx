import { useTranslations } from 'use-intl'
import type { DepositOrder } from '@platform/sdk/deposit'
import { Button, ButtonLink, Card, Notice } from '@platform/ui'
import { useMoment } from '../i18n/useMoment.ts'
import * as css from './DepositProofView.css.ts'
import { Facts, type Fact } from '../blocks/Facts/Facts.tsx'
import { useSpell } from '../blocks/useSpell.ts'

export type ProofCheck = 'checking' | 'good' | 'bad'

export interface DepositProofViewProps {
  order: DepositOrder
  symbol: string
  brand: string
  /** Whether the hash is that of the text that is saved. */
  check: ProofCheck
  detailHref: string
  onPrint: () => void
  onSave: () => void
}

/** Characters that fit beside their label on a small phone. */
const LONG = 27

/** The proof of a deposit: every number by which bank and merchant find it, to print or to save. */
export function DepositProofView({ order, symbol, brand, check, detailHref, onPrint, onSave }: DepositProofViewProps) {
  const t = useTranslations('deposit')
  const spell = useSpell(symbol)
  const moment = useMoment()
  const line = (label: string, value: string | undefined): Fact[] => (value ? [{ label, value, long: value.length > LONG }] : [])
  const time = (at: number | undefined) => (at === undefined ? undefined : moment(at))
  return (
    <div className={css.page}>
      <Card className={css.sheet}>
        <div className={css.hero}>
          <p className={css.muted}>{brand}</p>
          <h2 className={css.heading}>{t('detail.proof')}</h2>
          <p className={css.amount}>{spell(order.amount)}</p>
          <p>{t(`status.${order.status}`)}</p>
        </div>
        <Facts
          rows={[
            ...line(t('detail.order'), order.orderNo),
            ...line(t('detail.method'), order.channelName),
            ...line(t('detail.createdAt'), time(order.createdAt)),
            ...line(t('detail.txid'), order.txid),
          ]}
        />
        {order.payments.map((payment, index) => (
          <section key={payment.endToEndId}>
            <h3 className={css.heading}>
              {order.payments.length > 1 ? t('detail.paymentNumber', { number: index + 1 }) : t('detail.payment')}
            </h3>
            <Facts
              rows={[
                ...line(t('result.received'), spell(payment.amount)),
                ...line(t('detail.fee'), payment.fee > 0 ? spell(payment.fee) : ''),
                ...line(t('detail.paidAt'), time(payment.paidAt)),
                ...line(t('detail.creditedAt'), time(payment.creditedAt)),
                ...line(t('detail.returnedAt'), time(payment.returnedAt)),
                ...line(t('detail.endToEnd'), payment.endToEndId),
                ...line(t('detail.returnId'), payment.returnId),
                ...line(t('detail.ledger'), payment.transferIds.join(', ')),
              ]}
            />
          </section>
        ))}
        <div className={css.tight}>
          <p className={css.muted}>{t('detail.hash')}</p>
          <p className={css.hash}>{order.proofHash}</p>
          <Notice tone={check === 'bad' ? 'danger' : check === 'good' ? 'win' : 'info'} role="status">
            {t(check === 'bad' ? 'detail.hashBad' : check === 'good' ? 'detail.hashGood' : 'detail.hashChecking')}
          </Notice>
          <p className={css.muted}>{t('detail.hashHow')}</p>
        </div>
      </Card>
      <div className={css.ways}>
        <Button block size="lg" onClick={onSave}>
          {t('detail.save')}
        </Button>
        <Button block tone="secondary" onClick={onPrint}>
          {t('detail.print')}
        </Button>
        <ButtonLink block tone="ghost" href={detailHref}>
          {t('detail.back')}
        </ButtonLink>
      </div>
    </div>
  )
}
