import type { TransferItem, TransferReadiness } from '@platform/sdk/wallet'
import { useLinkTo } from '../../../session/useViewer.ts'
import { contractRoute } from '../../../routes/contractRoute.ts'

/** Links to fix the requirements of a transfer. */
export function useTransferLinks(lines: readonly TransferReadiness[]): Partial<Record<TransferItem, string | undefined>> {
  const linkTo = useLinkTo()
  const contract = contractRoute(lines)
  return {
    identity: linkTo('securityCenter', { view: 'identity' }),
    paymentPassword: linkTo('securityCenter', { view: 'payment' }),
    turnover: linkTo('withdraw', { view: 'turnover' }),
    bonus: linkTo('withdraw', { view: 'turnover' }),
    contract: contract && linkTo(contract),
    frozen: linkTo('service'),
    owed: linkTo('withdraw'),
  }
}
