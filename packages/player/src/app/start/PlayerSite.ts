import type { ReactNode } from 'react'
import type { LoadHooks } from '../../merchant/SiteHooks.ts'
import type { MerchantConfig } from '../../merchant/defineMerchant.ts'
import type { OtherScheme } from '../../merchant/OtherScheme.ts'
import type { IdentityProvider } from '../../session/IdentityProvider.ts'

/** A merchant's site as configured in its `main.tsx`. */
export interface PlayerSite {
  merchant: MerchantConfig
  /** Class of the brand's theme; it goes on `<html>`, so that overlays inherit it. */
  themeClass: string
  logo: ReactNode
  /** Address of the brand's own hero image, 2.2 : 1: shown instead of the gateway's banners until they are loaded. */
  hero?: string
  /** A real identity provider instead of the gateway's own (2.9). */
  identity?: IdentityProvider
  /** The brand's own analytics and error reports: fetched once the player has agreed. Without them there is no consent notice. */
  hooks?: LoadHooks
  /** A second colour scheme: with it the menu offers light and dark. */
  otherScheme?: OtherScheme
}
