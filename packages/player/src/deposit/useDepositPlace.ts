import { useNavigate, useSearchParams } from 'react-router'
import { minor } from '@platform/sdk'
import { returnPath } from '../links/returnPath.ts'
import { screenAt } from '../links/screenAt.ts'
import { pathTo } from '../paths.ts'

export type DepositPart = 'detail' | 'proof'

/** Where within the deposit something is. */
export interface DepositPlace {
  /** Opens the form with this channel, also while an order of it is open. */
  channel?: string
  /** Cents to begin the form with. */
  amount?: number
  /** The player chose this bonus on its own page. */
  promotion?: string
  order?: string
  view?: DepositPart
}

const parts: readonly DepositPart[] = ['detail', 'proof']

/** Where within the deposit the player is, and addresses there: each keeps the way back to where the player came from. */
export function useDepositPlace() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const back = pageBefore(query.get('back'))
  const at = (place: DepositPlace = {}) => pathTo('deposit', { ...place, back })
  return {
    channelId: query.get('channel') ?? undefined,
    amount: amountOf(query.get('amount')),
    promotionId: query.get('promotion') ?? undefined,
    orderNo: query.get('order') ?? undefined,
    view: parts.find((part) => part === query.get('view')),
    back,
    at,
    /** Takes the place of this page, so that one step back leads out of the deposit and not into a form that was sent. */
    replace: (place?: DepositPlace) => void navigate(at(place), { replace: true }),
  }
}

/** Whole cents above zero, else none. */
const amountOf = (text: string | null) => (text && /^[1-9]\d{0,11}$/.test(text) ? minor(Number(text)) : undefined)

function pageBefore(address: string | null): string | undefined {
  if (!address) return undefined
  const path = returnPath(address)
  return screenAt(path) === 'deposit' || screenAt(path) === 'home' ? undefined : path
}
