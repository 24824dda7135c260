import { join } from 'node:path'
import { build, mergeConfig, type InlineConfig, type Plugin } from 'vite'
import { type MarketParts, nodeVite } from '@platform/config/vite'
import type { ViewKeys } from '../page/chooseView.ts'
import { loadRenderer, type Renderer, RENDERER_FILES } from '../render/renderer.ts'
import type { PublicPage } from '../render/renderPages.ts'

const entry = 'virtual:renderer'

/** Builds a site once more, for Node, into the folder of its renderer, and renders its public pages. `app`: the module with `appRenderer`. */
export async function renderInNode(
  root: string,
  app: string,
  market: MarketParts,
  folder: string,
): Promise<{ pages: PublicPage[]; keys: ViewKeys }> {
  const code = `import { appRenderer } from '${app}'
import { insertContent } from '${join(import.meta.dirname, 'insertView.ts')}'
import { renderContent, renderPages } from '${join(import.meta.dirname, '../render/renderPages.ts')}'
import { site } from '${join(root, 'main.tsx')}'
export const prerender = async () => ({ pages: await renderPages(appRenderer, site), keys: appRenderer.viewKeys(site) })
export const render = async (name, search, built, fetch) => insertContent(built, await renderContent(appRenderer, site, name, search, fetch))`
  const plugin: Plugin = {
    name: 'platform:renderer',
    resolveId: (id) => (id === entry ? id : undefined),
    load: (id) => (id === entry ? code : undefined),
  }
  const forNode: InlineConfig = {
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [plugin],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node22',
      rolldownOptions: { input: entry, output: { entryFileNames: RENDERER_FILES.code } },
    },
  }
  await build(mergeConfig(nodeVite(market), forNode))
  const { prerender } = await loadRenderer<Renderer & { prerender: () => Promise<{ pages: PublicPage[]; keys: ViewKeys }> }>(folder)
  return prerender()
}
