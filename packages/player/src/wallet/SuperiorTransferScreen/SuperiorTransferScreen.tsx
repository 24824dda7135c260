import { InsecureView } from '../../blocks/form/InsecureView/InsecureView.tsx'
import { secureHref } from '../../blocks/form/InsecureView/secureHref.ts'
import { useMember } from '../../session/useMember.ts'
import { TransferForm } from '../TransferForm.tsx'
import { TransferReceipt } from '../TransferReceipt.tsx'
import { useTransferPlace } from '../useTransferPlace.ts'

/** `/m/upLine/transfer`: money to the direct upline; `order` opens the receipt of one. Spec 2.1, 6. */
export function SuperiorTransferScreen() {
  const { orderNo } = useTransferPlace('superiorTransfer')
  const { userName } = useMember()
  const insecure = secureHref()
  if (insecure) return <InsecureView href={insecure} />
  if (orderNo !== undefined) return <TransferReceipt key={`${userName} ${orderNo}`} route="superiorTransfer" orderNo={orderNo} />
  return <TransferForm key={userName} />
}
