import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Minor } from '@platform/sdk'
import type { DepositPromotion } from '@platform/sdk/deposit'
import { depositPromotionsQuery } from '@platform/sdk/query/deposit'
import { useClient } from '@platform/sdk/react'
import { loadable, type Loadable, useDebounced } from '@platform/ui'

/** The promotions that may go with a deposit. */
export interface Offers {
  list: readonly DepositPromotion[]
  /** Bonus and cost shown are still those of another amount. */
  waiting: boolean
}

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
