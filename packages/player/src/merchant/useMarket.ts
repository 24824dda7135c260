import { marketOf, type MarketProfile } from '@platform/sdk/markets'
import { useMerchant } from './MerchantProvider.tsx'

/** The market of this site: what it requires, forbids and calls things. */
export const useMarket = (): MarketProfile => marketOf(useMerchant().merchant.market)
