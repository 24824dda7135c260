import { useNavigate, useSearchParams } from 'react-router'
import { pathTo } from '../paths.ts'

export type WithdrawPart = 'turnover' | 'proof'

const parts: readonly WithdrawPart[] = ['turnover', 'proof']

/** A page within the withdrawal screen. */
export interface WithdrawPlace {
  order?: string
  view?: WithdrawPart
}

/** The current page within the withdrawal screen, and addresses of its pages. */
export function useWithdrawPlace() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const at = (place: WithdrawPlace = {}) => pathTo('withdraw', place)
  return {
    orderNo: query.get('order') ?? undefined,
    view: parts.find((part) => part === query.get('view')),
    at,
    /** Replaces this page in the history: a step back does not return to a submitted form. */
    replace: (place?: WithdrawPlace) => void navigate(at(place), { replace: true }),
  }
}
