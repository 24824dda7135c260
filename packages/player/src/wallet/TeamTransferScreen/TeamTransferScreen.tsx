import { useSearchParams } from 'react-router'
import { InsecureView } from '../../blocks/InsecureView/InsecureView.tsx'
import { secureHref } from '../../blocks/secureHref.ts'
import { useMember } from '../../session/useMember.ts'
import { TransferReceipt } from '../TransferReceipt.tsx'
import { useTransferPlace } from '../useTransferPlace.ts'
import { TeamTransfer } from './TeamTransfer.tsx'
import { SeveralReceipts } from './SeveralReceipts.tsx'

/** `/m/agent/team/transfer`: money to direct members; `to` names the first, `order` opens the receipt of one or several. Spec 7.5. */
export function TeamTransferScreen() {
  const { orderNo } = useTransferPlace('teamTransfer')
  const [query] = useSearchParams()
  const { userName } = useMember()
  const insecure = secureHref()
  if (insecure) return <InsecureView href={insecure} />
  const orders = orderNo?.split(',') ?? []
  if (orders.length > 1) return <SeveralReceipts key={`${userName} ${orderNo}`} orders={orders} />
  if (orderNo !== undefined) return <TransferReceipt key={`${userName} ${orderNo}`} route="teamTransfer" orderNo={orderNo} />
  return <TeamTransfer key={userName} to={query.get('to') ?? undefined} />
}
