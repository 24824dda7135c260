import { useNavigate, useSearchParams } from 'react-router'
import { minor } from '@platform/sdk'
import { returnPath } from '../links/returnPath.ts'
import { screenAt } from '../links/screenAt.ts'
import { pathTo } from '../paths.ts'

export type DepositPart = 'detail' | 'proof'

/** A place within the deposit screen. */
export interface DepositPlace {
  /** Opens the form with this channel, even if it has an open order. */
  channel?: string
  /** Initial amount in cents. */
  amount?: number
  /** The bonus that the player chose on its own page. */
  promotion?: string
  order?: string
  view?: DepositPart
}

const parts: readonly DepositPart[] = ['detail', 'proof']

/** The current place within the deposit screen, and addresses of others: each preserves the `back` address. */
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
    /** Replaces this page, so that one step back leaves the deposit instead of returning to a submitted form. */
    replace: (place?: DepositPlace) => void navigate(at(place), { replace: true }),
  }
}

/** Positive whole cents, otherwise undefined. */
const amountOf = (text: string | null) => (text && /^[1-9]\d{0,11}$/.test(text) ? minor(Number(text)) : undefined)

function pageBefore(address: string | null): string | undefined {
  if (!address) return undefined
  const path = returnPath(address)
  return screenAt(path) === 'deposit' || screenAt(path) === 'home' ? undefined : path
}
