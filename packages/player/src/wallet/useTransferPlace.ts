import { useNavigate, useSearchParams } from 'react-router'
import { pathTo } from '../paths.ts'

/** The pages that send money: to the direct upline, to downline members. */
export type TransferRoute = 'superiorTransfer' | 'teamTransfer'

/** The transfer in the address (several of one call joined by commas), and addresses of this page. */
export function useTransferPlace(route: TransferRoute) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  return {
    orderNo: query.get('order') ?? undefined,
    formHref: pathTo(route),
    hrefOf: (order: string) => pathTo(route, { order }),
    /** Replaces the form in the history: a step back does not return to a submitted form. */
    showOrder: (order: string) => void navigate(pathTo(route, { order }), { replace: true }),
  }
}
