import type { Plugin } from 'vite'
import type { MarketParts } from '@platform/config/vite'
import { chunkGroups } from './chunkGroups.ts'
import { leanRouter } from './leanRouter.ts'
import { prerenderedPages } from './prerenderedPages.ts'

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

/** What the build of a site does for its first paint: `merchantVite(siteParts, firstPaint)` in its `vite.config.ts`. */
export const firstPaint = (parts: SiteParts): Plugin[] => [
  {
    name: 'platform:chunk-groups',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups(parts.screens) } } } } }),
  },
  leanRouter(),
  prerenderedPages(parts),
]
