import { showsAgeOnOffers } from '@platform/sdk/markets'
import { useMarket } from './useMarket.ts'
import { useMerchant } from './MerchantProvider.tsx'

/** The age limit that each banner and promotion shows, `18+`; undefined where the market requires none. */
export function useOfferMark(): string | undefined {
  const { minimumAge } = useMerchant().merchant
  return showsAgeOnOffers(useMarket()) ? `${minimumAge}+` : undefined
}
