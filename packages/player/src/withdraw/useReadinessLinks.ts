import type { WithdrawItem } from '@platform/sdk/withdraw'
import { useLinkTo } from '../session/useViewer.ts'
import { useWithdrawPlace } from './useWithdrawPlace.ts'

export type ReadinessLinks = Partial<Record<WithdrawItem, string>>

/** Where what is missing is mended; what only time or an operator mends leads to support or nowhere. */
export function useReadinessLinks(): ReadinessLinks {
  const linkTo = useLinkTo()
  const place = useWithdrawPlace()
  const support = linkTo('service')
  return {
    identity: linkTo('securityCenter', { view: 'identity' }),
    paymentPassword: linkTo('securityCenter', { view: 'payment' }),
    destination: linkTo('securityCenter', { view: 'destination' }),
    turnover: place.at({ view: 'turnover' }),
    contract: support,
    frozen: support,
    owed: linkTo('deposit'),
  }
}
