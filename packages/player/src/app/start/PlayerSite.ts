import type { ReactNode } from 'react'
import type { LoadHooks } from '../../merchant/SiteHooks.ts'
import type { MerchantConfig } from '../../merchant/defineMerchant.ts'
import type { IdentityProvider } from '../../session/IdentityProvider.ts'

/** A merchant's site as its `main.tsx` puts it together. */
export interface PlayerSite {
  merchant: MerchantConfig
  /** Class of the brand's theme; it goes on `<html>`, so that overlays inherit it. */
  themeClass: string
  logo: ReactNode
  /** Address of the brand's own first picture, 2.2 : 1: it stands where the gateway's banners will, until they are there. */
  hero?: string
  /** A real identity provider instead of the one that the gateway names (2.9). */
  identity?: IdentityProvider
  /** The brand's own analytics and error reports: fetched once the player has agreed. Without it nobody is asked. */
  hooks?: LoadHooks
}
