import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, mergeConfig, minifySync, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { nodeVite } from '@platform/config/vite'
import { withCriticalStyles } from './criticalCss.ts'
import { insertVariant } from './insertContent.ts'
import { insertView, type PrerenderedPage } from './insertView.ts'
import { RENDERER_FILES } from '../render/renderer.ts'
import { pageProgram } from './pageProgram.ts'
import type { SiteParts } from './SiteParts.ts'
import { attribute, oneOf, readPage } from './html.ts'

interface Prerendered {
  /** The pages with content, for `renderer/pages.json`. */
  content: { name: string; search: string; paths: readonly string[] }[]
  pages: (PrerenderedPage & { name: string; full?: string })[]
  script: string
}

const entry = 'virtual:prerendered-pages'
/** Folder beside that of the site. */
const RENDERER = 'renderer'

/**
 * Prerenders each public screen into a page, which is shown before the code has loaded. The build of the app for Node that does it stays
 * beside the site, as `renderer/renderer.mjs`, and renders its pages again with the content of a gateway.
 */
export function prerenderedPages(parts: SiteParts): Plugin {
  let root = ''
  let folder = ''
  let files: Rolldown.OutputBundle = {}
  return {
    name: 'platform:prerendered-pages',
    enforce: 'post',
    apply: 'build',
    configResolved(config) {
      root = config.root
      folder = join(root, config.build.outDir)
    },
    generateBundle(_options, bundle) {
      files = bundle
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (!files['index.html']) return
        const { pages, script, content } = await prerender(root, parts)
        const { code } = minifySync('firstView.js', script)
        const starter = await pageProgram('startApp.ts')
        const shell = readFileSync(join(folder, 'index.html'), 'utf8')
        const language = attribute(oneOf(readPage(shell), 'html'), 'lang')
        const moduleOf = (name: string) => parts.screens.find((screen) => screen.name === name)?.module ?? name
        for (const page of pages) {
          const isHome = page.paths.includes('/')
          const texts = `/i18n/locales/${language}/${isHome ? 'first' : 'public'}.ts`
          const html = insertView(shell, page, code, neededBy([moduleOf(page.name), texts], files))
          assertFiles(html, folder)
          const styled = await withCriticalStyles(html, page.full ?? '', starter, (file) => readFileSync(join(folder, file), 'utf8'))
          const file = join(folder, fileOf(page.paths))
          mkdirSync(dirname(file), { recursive: true })
          writeFileSync(file, styled)
          // With the same scripts and styles, so that the policy stays the same.
          for (const variant of page.variants)
            writeFileSync(join(folder, fileOf(page.paths, variant.search)), insertVariant(styled, variant))
        }
        const list = content.map((one) => ({ ...one, file: fileOf(one.paths, one.search) }))
        writeFileSync(join(root, RENDERER, RENDERER_FILES.pages), JSON.stringify(list))
      },
    },
  }
}

/** Where a page is in the site: `m/gameList/index.html`, for a query `m/gameList/gameType=FISH.html`. */
const fileOf = (paths: readonly string[], search = '') =>
  join(paths.includes('/') ? '' : (paths[0] ?? ''), search ? `${search.slice(1)}.html` : 'index.html')

/** Throws if a page names a file that the build does not have, as one rendered by a different build could. */
function assertFiles(html: string, folder: string): void {
  const missing = [...html.matchAll(/"\/(assets\/[^"?#]+)"/g)]
    .map(([, file = '']) => file)
    .filter((file) => !existsSync(join(folder, file)))
  if (missing.length > 0) throw new Error(`prerenderedPages: a page names ${missing.join(', ')}, which the build does not contain`)
}

/** Files that these modules need in addition to the entry, styles first. */
function neededBy(modules: readonly string[], files: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(files).filter((file) => file.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const known = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName, imports }) => [fileName, ...imports]))
  const holders = modules.map((name) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(name)))
    if (!chunk) throw new Error(`prerenderedPages: no file of the build contains ${name}`)
    return chunk.fileName
  })
  const needed = new Set(holders)
  for (const name of needed) for (const imported of byName.get(name)?.imports ?? []) needed.add(imported)
  const scripts = [...needed].filter((name) => !known.has(name))
  const inlined = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(stylesOf))
  const styles = new Set(scripts.flatMap((name) => stylesOf(byName.get(name))).filter((name) => !inlined.has(name)))
  return [...styles, ...scripts]
}

const stylesOf = (chunk: Rolldown.OutputChunk | undefined): string[] => [...(chunk?.viteMetadata?.importedCss ?? [])]

async function prerender(root: string, { prerender: module, market }: SiteParts): Promise<Prerendered> {
  const outDir = join(root, RENDERER)
  const app: Plugin = {
    name: 'platform:prerendered-pages-entry',
    resolveId: (id) => (id === entry ? id : undefined),
    load: (id) =>
      id === entry
        ? `import { contentPages, prerender, renderContent } from '${module}'
import { insertContent } from '${join(import.meta.dirname, 'insertContent.ts')}'
import { site } from '${join(root, 'main.tsx')}'
export const draw = async () => ({ ...(await prerender(site)), content: contentPages(site) })
export const render = async (name, search, built, fetch) => insertContent(built, await renderContent(site, name, search, fetch))`
        : undefined,
  }
  const forNode: InlineConfig = {
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [app],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node22',
      rolldownOptions: { input: entry, output: { entryFileNames: RENDERER_FILES.code } },
    },
  }
  await build(mergeConfig(nodeVite(market), forNode))
  const { draw } = (await import(/* @vite-ignore */ `${pathToFileURL(join(outDir, RENDERER_FILES.code)).href}?${Date.now()}`)) as {
    draw: () => Promise<Prerendered>
  }
  return draw()
}
