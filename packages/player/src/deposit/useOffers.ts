import { useEffect, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Minor } from '@platform/sdk'
import type { DepositPromotion } from '@platform/sdk/deposit'
import { depositPromotionsQuery } from '@platform/sdk/query/deposit'
import { useClient } from '@platform/sdk/react'
import { loadable, type Loadable } from '@platform/ui'

/** The promotions that may go with a deposit. */
export interface Offers {
  list: readonly DepositPromotion[]
  /** Bonus and cost shown are still those of another amount. */
  waiting: boolean
}

const TYPING_MS = 300

/** Promotions with bonus and cost for an amount; undefined if the market forbids them. */
export function useOffers(allowed: boolean, amount: Minor | undefined): Loadable<Offers> | undefined {
  const debouncedAmount = useDebounced(amount)
  const promotions = useQuery({
    ...depositPromotionsQuery(useClient(), debouncedAmount),
    enabled: allowed,
    placeholderData: keepPreviousData,
  })
  if (!allowed) return undefined
  return loadable(promotions, ({ content }) => ({ list: content, waiting: promotions.isPlaceholderData || debouncedAmount !== amount }))
}

/** Debounces a value, so that not each digit causes a request. */
function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), TYPING_MS)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
