import { createContext, use, type ReactNode } from 'react'
import type { RouteName } from '../routes.ts'
import type { LoadHooks } from './SiteHooks.ts'
import type { IdentityProvider } from '../session/IdentityProvider.ts'
import type { MerchantConfig } from './defineMerchant.ts'
import type { OtherScheme } from './OtherScheme.ts'

export interface MerchantValue {
  merchant: MerchantConfig
  /** Screens that exist in this build for this merchant. */
  registered: ReadonlySet<RouteName>
  /** The brand's logo, rendered in the header of the home screen. */
  logo: ReactNode
  /** Identity provider used instead of the gateway's. */
  identity?: IdentityProvider
  /** Address of the brand's own first picture of home. */
  hero?: string
  /** The brand's own analytics, for players who agree. */
  hooks?: LoadHooks
  /** The brand's second colour scheme. */
  otherScheme?: OtherScheme
}

const MerchantContext = createContext<MerchantValue | undefined>(undefined)

/** Provides the brand and its registered screens. */
export const MerchantProvider = MerchantContext

/** The brand's configuration, its logo and its registered screens. */
export function useMerchant(): MerchantValue {
  const value = use(MerchantContext)
  if (!value) throw new Error('useMerchant needs a MerchantProvider above it')
  return value
}
