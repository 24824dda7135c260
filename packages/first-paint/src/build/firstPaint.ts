import type { Plugin } from 'vite'
import { chunkGroups } from './chunkGroups.ts'
import { leanRouter } from './leanRouter.ts'
import { prerenderedPages } from './prerenderedPages.ts'
import type { SiteParts } from './SiteParts.ts'

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
