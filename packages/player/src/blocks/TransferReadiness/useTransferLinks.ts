import type { TransferItem } from '@platform/sdk/wallet'
import { useLinkTo } from '../../session/useViewer.ts'

/** Where what a transfer waits for is mended. */
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
