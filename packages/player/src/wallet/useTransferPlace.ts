import { useNavigate, useSearchParams } from 'react-router'
import { pathTo } from '../paths.ts'

/** Which transfer the address names, and addresses there. */
export function useTransferPlace() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  return {
    orderNo: query.get('order') ?? undefined,
    formHref: pathTo('superiorTransfer'),
    /** Takes the place of the form: one step back leads to no form that was sent. */
    showOrder: (order: string) => void navigate(pathTo('superiorTransfer', { order }), { replace: true }),
  }
}
