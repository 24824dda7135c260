import { useTranslations } from 'use-intl'
import { isOpenDeposit } from '@platform/sdk/deposit'
import { Notice, VisuallyHidden, lazyComponent } from '@platform/ui'
import { CallReport } from '../../blocks/form/UnknownOutcome/CallReport.tsx'
import * as css from '../../blocks/money/OrderPage/OrderPage.css.ts'
import { useViewTitle } from '../../blocks/page/viewTitle.ts'
import type { DepositOrderViewProps } from './DepositOrderViewProps.ts'
import { BankRefusals } from './BankRefusals.tsx'
import { DepositSkeleton } from '../DepositSkeleton.tsx'
import { NightNotice } from '../NightNotice.tsx'
import { nightLimit } from '../nightLimit.ts'
import { OrderWays } from './OrderWays.tsx'
import { DepositPreparation } from './DepositPreparation.tsx'
import { DepositResult } from './DepositResult.tsx'
import { TransferPayment } from './TransferPayment.tsx'
import { TurnoverText } from '../TurnoverText.tsx'
import { WindowPayment } from './WindowPayment.tsx'

const fallback = () => <DepositSkeleton />
// The PIX parser and the QR code load only for an order that has one.
const PixPayment = lazyComponent({ load: async () => (await import('./PixPayment.tsx')).PixPayment, fallback })
const WalletPayment = lazyComponent({ load: async () => (await import('./WalletPayment.tsx')).WalletPayment, fallback })

const payments = {
  PIX: PixPayment,
  TRANSFER: TransferPayment,
  GATEWAY: WindowPayment,
  CARD: WindowPayment,
  ALIPAY: WalletPayment,
  QQ: WalletPayment,
  WECHAT: WalletPayment,
}

/** The current state of a deposit: how to pay it, or its outcome. */
export function DepositOrderView(props: DepositOrderViewProps) {
  const { order, now, symbol, offline, changes } = props
  const { error, unknown } = changes
  const { bankLimits } = order
  const isWaiting = order.status === 'waiting'
  const t = useTranslations('deposit')
  const Paying = isWaiting ? payments[order.type] : order.status === 'created' ? DepositPreparation : DepositResult
  // A result names itself.
  useViewTitle(Paying === DepositResult ? undefined : t(`status.${order.status}`))
  return (
    <div className={css.page}>
      <VisuallyHidden role="status">{t(`status.${order.status}`)}</VisuallyHidden>
      {offline && isOpenDeposit(order) && <Notice tone="warning">{t('pix.offline')}</Notice>}
      {isWaiting && <NightNotice night={nightLimit(bankLimits, order.amount, now())} symbol={symbol} />}
      <Paying {...props} />
      {isWaiting && bankLimits && <BankRefusals limits={bankLimits} symbol={symbol} />}
      {isOpenDeposit(order) && <TurnoverText turnover={order.turnover} symbol={symbol} />}
      <CallReport error={error} unknown={unknown} unknownText={t('pix.unknown')} />
      {isOpenDeposit(order) && <OrderWays order={order} changes={changes} links={props.links} />}
    </div>
  )
}
