import type { TransferItem } from '@platform/sdk/wallet'
import { useLinkTo } from '../../session/useViewer.ts'

/** Links to fix the requirements of a transfer. */
export function useTransferLinks(): Partial<Record<TransferItem, string | undefined>> {
  const linkTo = useLinkTo()
  return {
    paymentPassword: linkTo('securityCenter', { view: 'payment' }),
    turnover: linkTo('withdraw', { view: 'turnover' }),
    bonus: linkTo('withdraw', { view: 'turnover' }),
    frozen: linkTo('service'),
    owed: linkTo('withdraw'),
  }
}
