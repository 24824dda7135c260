import { createContext, use, type ReactNode } from 'react'
import type { RouteName } from '../routes.ts'
import type { LoadHooks } from './SiteHooks.ts'
import type { IdentityProvider } from '../session/IdentityProvider.ts'
import type { MerchantConfig } from './defineMerchant.ts'

export interface MerchantValue {
  merchant: MerchantConfig
  /** Screens that exist in this build for this merchant. */
  registered: ReadonlySet<RouteName>
  /** The brand's logo, drawn in the header of the home screen. */
  logo: ReactNode
  /** Proves who a player is instead of the provider that the gateway names. */
  identity?: IdentityProvider
  /** Address of the brand's own first picture of home. */
  hero?: string
  /** The brand's own measuring, for players who agree. */
  hooks?: LoadHooks
}

const MerchantContext = createContext<MerchantValue | undefined>(undefined)

/** Which brand is on and which of its screens exist. */
export const MerchantProvider = MerchantContext

/** The brand's configuration, its logo and its registered screens. */
export function useMerchant(): MerchantValue {
  const value = use(MerchantContext)
  if (!value) throw new Error('useMerchant needs a MerchantProvider above it')
  return value
}
