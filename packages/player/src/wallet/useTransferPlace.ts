import { useNavigate, useSearchParams } from 'react-router'
import { pathTo } from '../paths.ts'

/** The pages that send money: to the agent above, to members below. */
export type TransferRoute = 'superiorTransfer' | 'teamTransfer'

/** Which transfer the address names, several of one call joined by commas, and addresses there. */
export function useTransferPlace(route: TransferRoute) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  return {
    orderNo: query.get('order') ?? undefined,
    formHref: pathTo(route),
    hrefOf: (order: string) => pathTo(route, { order }),
    /** Takes the place of the form: one step back leads to no form that was sent. */
    showOrder: (order: string) => void navigate(pathTo(route, { order }), { replace: true }),
  }
}
