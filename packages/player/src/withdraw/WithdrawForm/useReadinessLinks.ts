import type { WithdrawItem, WithdrawReadiness } from '@platform/sdk/withdraw'
import { contractRoute } from '../../routes/contractRoute.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { useWithdrawPlace } from '../useWithdrawPlace.ts'

export type ReadinessLinks = Partial<Record<WithdrawItem, string>>

/** Links to fix missing requirements; those that only time or an operator can fix link to support or have none. */
export function useReadinessLinks(lines: readonly WithdrawReadiness[]): ReadinessLinks {
  const linkTo = useLinkTo()
  const place = useWithdrawPlace()
  const support = linkTo('service')
  const contract = contractRoute(lines)
  return {
    identity: linkTo('securityCenter', { view: 'identity' }),
    paymentPassword: linkTo('securityCenter', { view: 'payment' }),
    destination: linkTo('securityCenter', { view: 'destination' }),
    turnover: place.at({ view: 'turnover' }),
    contract: contract && linkTo(contract),
    frozen: support,
    owed: linkTo('deposit'),
  }
}
