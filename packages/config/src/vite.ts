import react from '@vitejs/plugin-react'
import { defineConfig, mergeConfig, type Plugin, type UserConfig } from 'vite'
import { compiledCatalogues } from './catalogues.ts'
import { hostFiles } from './hosts/hostFiles.ts'
import { packedFiles } from './hosts/packedFiles.ts'
import { liveEdits } from './liveEdits.ts'
import { merchantPage } from './merchantPage.ts'
import { ownMarket, type MarketParts } from './ownMarket.ts'
import { siteFile } from './hosts/siteFile.ts'
import { serviceWorker, type SiteWorkers } from './serviceWorker.ts'
import { sourceConditions } from './source.ts'
import { styles } from './styles.ts'

export type { MarketParts } from './ownMarket.ts'

/** The build of a merchant's site: `export default merchantVite(siteParts, firstPaint)` in its `vite.config.ts`. */
export function merchantVite<Parts extends SiteWorkers & { market: MarketParts }>(
  parts: Parts,
  firstPaint: (parts: Parts) => Plugin[],
): UserConfig {
  const site: UserConfig = {
    plugins: [
      merchantPage(),
      siteFile(),
      ownMarket(parts.market),
      compiledCatalogues(parts.market),
      ...firstPaint(parts),
      hostFiles(),
      serviceWorker(parts),
      packedFiles(),
    ],
    build: {
      chunkSizeWarningLimit: 600,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { assetFileNames } },
    },
  }
  return appVite(site)
}

// Of pictures, in both builds of a site.
const assetFileNames = 'assets/[name]-[hash][extname]'

/** The same app for Node, with the same file names of pictures. */
export const nodeVite = (market: MarketParts): UserConfig =>
  appVite({ plugins: [ownMarket(market), compiledCatalogues(market)], build: { rolldownOptions: { output: { assetFileNames } } } })

/** Shared configuration of our apps: React, vanilla-extract, workspace sources, supported browsers. */
export function appVite(overrides: UserConfig = {}): UserConfig {
  const gateway = `http://127.0.0.1:${process.env.PORT ?? 4000}`
  const base: UserConfig = defineConfig({
    ...sourceConditions,
    plugins: [react(), styles(), liveEdits()],
    build: {
      target: ['chrome111', 'safari16.4'],
      modulePreload: { polyfill: false },
      assetsInlineLimit: 1024,
      reportCompressedSize: false,
    },
    server: { host: '127.0.0.1', strictPort: true, proxy: { '/wps': gateway, '/lgw': gateway, '/cdn': gateway } },
  })
  return mergeConfig(base, overrides)
}
