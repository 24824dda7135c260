import type { MarketParts } from '@platform/config/vite'

/** What the build of a site must know of the app, which hands it over: `siteParts` of `@platform/player/build`. */
export interface SiteParts {
  /** Prerendered screens, home among them, and the features whose files they share. */
  screens: readonly { name: string; feature: string; module: string }[]
  /** Module with `appRenderer`, an `AppRenderer`. */
  prerender: string
  market: MarketParts
  serviceWorker: string
  /** The worker of a site without one: it removes itself. */
  removedWorker: string
}
