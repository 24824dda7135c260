import { lazyComponent } from '@platform/ui'
import { InsecureView } from '../../blocks/form/InsecureView/InsecureView.tsx'
import { secureHref } from '../../blocks/form/InsecureView/secureHref.ts'
import { useMember } from '../../session/useMember.ts'
import { useWithdrawPlace } from '../useWithdrawPlace.ts'
import { WithdrawForm } from '../WithdrawForm/WithdrawForm.tsx'

const WithdrawOrderPage = lazyComponent({ load: async () => (await import('../WithdrawOrder/WithdrawOrderPage.tsx')).WithdrawOrderPage })
const Turnover = lazyComponent({ load: async () => (await import('../Turnover/Turnover.tsx')).Turnover })

/** `/m/withdraw`; `order` opens a withdrawal, `view=turnover` the turnover that binds the balance. */
export function WithdrawScreen() {
  const { orderNo, view } = useWithdrawPlace()
  const { userName } = useMember()
  const insecure = secureHref()
  if (insecure) return <InsecureView href={insecure} />
  if (orderNo !== undefined) return <WithdrawOrderPage key={`${userName} ${orderNo}`} orderNo={orderNo} />
  if (view === 'turnover') return <Turnover key={userName} />
  return <WithdrawForm key={userName} />
}
