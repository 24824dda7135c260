import type { MarketProfile } from './MarketProfile.ts'
import { markets } from './markets.ts'

/** The market in a merchant's configuration; throws for an unknown one, because it would have no rules. */
export function marketOf(code: string = 'open'): MarketProfile {
  const profile = markets.find((market) => market.code === code)
  if (!profile) throw new Error(`there is no market "${code}"`)
  return profile
}
