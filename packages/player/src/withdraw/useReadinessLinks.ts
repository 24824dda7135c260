import type { WithdrawItem, WithdrawReadiness } from '@platform/sdk/withdraw'
import { kindRoutes } from '../blocks/kindRoutes.ts'
import { useLinkTo } from '../session/useViewer.ts'
import { useWithdrawPlace } from './useWithdrawPlace.ts'

export type ReadinessLinks = Partial<Record<WithdrawItem, string>>

/** Where what is missing is mended; what only time or an operator mends leads to support or nowhere. */
export function useReadinessLinks(lines: readonly WithdrawReadiness[]): ReadinessLinks {
  const linkTo = useLinkTo()
  const place = useWithdrawPlace()
  const support = linkTo('service')
  // Which contract waits for an answer.
  const about = lines.find(({ item }) => item === 'contract')?.detail
  const kind = (Object.keys(kindRoutes) as (keyof typeof kindRoutes)[]).find((one) => one === about)
  return {
    identity: linkTo('securityCenter', { view: 'identity' }),
    paymentPassword: linkTo('securityCenter', { view: 'payment' }),
    destination: linkTo('securityCenter', { view: 'destination' }),
    turnover: place.at({ view: 'turnover' }),
    contract: kind && linkTo(kindRoutes[kind]),
    frozen: support,
    owed: linkTo('deposit'),
  }
}
