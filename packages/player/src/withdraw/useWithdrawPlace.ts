import { useNavigate, useSearchParams } from 'react-router'
import { pathTo } from '../paths.ts'

export type WithdrawPart = 'turnover' | 'proof'

const parts: readonly WithdrawPart[] = ['turnover', 'proof']

/** Where within the withdrawal something is. */
export interface WithdrawPlace {
  order?: string
  view?: WithdrawPart
}

/** Where within the withdrawal the player is, and addresses there. */
export function useWithdrawPlace() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const at = (place: WithdrawPlace = {}) => pathTo('withdraw', place)
  return {
    orderNo: query.get('order') ?? undefined,
    view: parts.find((part) => part === query.get('view')),
    at,
    /** Takes the place of this page: one step back leads to no form that was sent. */
    replace: (place?: WithdrawPlace) => void navigate(at(place), { replace: true }),
  }
}
