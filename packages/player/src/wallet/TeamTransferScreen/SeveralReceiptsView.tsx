import { useTranslations } from 'use-intl'
import type { TransferOrder } from '@platform/sdk/wallet'
import { ButtonLink, Card, ListItem } from '@platform/ui'
import { Outcome } from '../../blocks/money/OrderPage/Outcome.tsx'
import { useSpell } from '../../i18n/useSpell.ts'
import { useMoment } from '../../i18n/useMoment.ts'
import * as css from '../Wallet.css.ts'

export interface SeveralReceiptsViewProps {
  transfers: readonly TransferOrder[]
  symbol: string
  /** Link to the receipt of one transfer. */
  hrefOf: (orderNo: string) => string
  formHref: string
  recordsHref: string | undefined
}

/** The receipt of several transfers: the sum, and a link to each one's receipt. */
export function SeveralReceiptsView({ transfers, symbol, hrefOf, formHref, recordsHref }: SeveralReceiptsViewProps) {
  const t = useTranslations('wallet.receipt')
  const d = useTranslations('wallet.teamTransfer')
  const spell = useSpell(symbol)
  const moment = useMoment()
  const total = transfers.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <div className={css.page}>
      <Outcome look="good" title={d('sent', { count: transfers.length })} amount={spell(total)}>
        <p className={css.text}>{d('sentText')}</p>
      </Outcome>
      <Card flush>
        {transfers.map(({ orderNo, counterpart, amount, createdAt }) => (
          <ListItem key={orderNo} title={counterpart} text={moment(createdAt)} end={spell(amount)} href={hrefOf(orderNo)} />
        ))}
      </Card>
      <div className={css.ways}>
        <ButtonLink block tone="secondary" href={formHref}>
          {t('another')}
        </ButtonLink>
        {recordsHref && (
          <ButtonLink block tone="secondary" href={recordsHref}>
            {t('records')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
