import { lazyComponent } from '@platform/ui'
import { InsecureView } from '../../blocks/form/InsecureView/InsecureView.tsx'
import { secureHref } from '../../blocks/form/InsecureView/secureHref.ts'
import { useMember } from '../../session/useMember.ts'
import { DepositForm } from '../DepositForm/DepositForm.tsx'
import { useDepositPlace } from '../useDepositPlace.ts'

const DepositOrderPage = lazyComponent({ load: async () => (await import('../DepositOrder/DepositOrderPage.tsx')).DepositOrderPage })

/** `/m/voucherCenter`; `order` opens a deposit, `view` its details or its proof. */
export function DepositScreen() {
  const { orderNo } = useDepositPlace()
  const { userName } = useMember()
  const insecure = secureHref()
  if (insecure) return <InsecureView href={insecure} />
  if (orderNo === undefined) return <DepositForm key={userName} />
  return <DepositOrderPage key={`${userName} ${orderNo}`} orderNo={orderNo} />
}
