import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { type ContentFile, RENDERER_FILES } from '../render/renderer.ts'
import { withCriticalStyles } from './criticalCss.ts'
import { insertVariant, insertView } from './insertView.ts'
import type { SiteParts } from './SiteParts.ts'
import { pageProgram } from './pageProgram.ts'
import { renderInNode } from './renderInNode.ts'

/**
 * Prerenders each public screen into a page, which is shown before the code has loaded. The build of the app for Node that does it stays
 * beside the site, as `renderer/renderer.mjs`, and renders its pages again with the content of a gateway.
 */
export function prerenderedPages({ prerender, market, screens }: SiteParts): Plugin {
  let [root, folder] = ['', '']
  let files: Rolldown.OutputBundle = {}
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const write = (file: string, html: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), html)
  }
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
        const renderer = join(root, 'renderer')
        const { pages, keys } = await renderInNode(root, prerender, market, renderer)
        const [script, starter] = [await pageProgram('head.ts', keys), await pageProgram('startApp.ts')]
        const shell = read('index.html')
        const list: ContentFile[] = []
        for (const page of pages) {
          const { name, paths, hasContent, variants, full } = page
          const screen = screens.find((one) => one.name === name)?.module ?? name
          const html = insertView(shell, page, script, neededBy([screen, page.texts], files))
          assertFiles(html, folder)
          const styled = await withCriticalStyles(html, full, starter, read)
          write(fileOf(paths), styled)
          // With the same scripts and styles, so that the policy stays the same.
          for (const variant of variants) write(fileOf(paths, variant.search), insertVariant(styled, variant))
          if (hasContent)
            for (const { search } of [{ search: '' }, ...variants]) list.push({ name, search, paths, file: fileOf(paths, search) })
        }
        writeFileSync(join(renderer, RENDERER_FILES.pages), JSON.stringify(list))
      },
    },
  }
}

/** Where a page is in the site: `m/gameList/index.html`, for a query `m/gameList/gameType=FISH.html`. */
const fileOf = (paths: readonly string[], search = '') =>
  join(paths.includes('/') ? '' : (paths[0] ?? ''), search ? `${search.slice(1)}.html` : 'index.html')

/** Throws if a page names a file that the build does not have, as one rendered by a different build could. */
function assertFiles(html: string, folder: string): void {
  const named = [...html.matchAll(/"\/(assets\/[^"?#]+)"/g)].map(([, file = '']) => file)
  const missing = named.filter((file) => !existsSync(join(folder, file)))
  if (missing.length > 0) throw new Error(`prerenderedPages: a page names ${missing.join(', ')}, which the build does not contain`)
}

/** Files that these modules need in addition to the entry, styles first. A module is named by the end of its path. */
function neededBy(modules: readonly string[], files: Rolldown.OutputBundle): string[] {
  const chunks = new Map(Object.entries(files).flatMap(([name, file]) => (file.type === 'chunk' ? [[name, file] as const] : [])))
  const needed = new Set<string>()
  for (const module of modules) {
    const holder = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
    if (!holder) throw new Error(`prerenderedPages: no file of the build contains ${module}`)
    needed.add(holder.fileName)
  }
  for (const name of needed) for (const imported of chunks.get(name)?.imports ?? []) needed.add(imported)
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry)
  const known = new Set(entries.flatMap(({ fileName, imports }) => [fileName, ...imports]))
  const scripts = [...needed].filter((name) => !known.has(name))
  const stylesOf = (name: string) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]
  const inPage = new Set(entries.flatMap(({ fileName }) => stylesOf(fileName)))
  const styles = new Set(scripts.flatMap(stylesOf).filter((name) => !inPage.has(name)))
  return [...styles, ...scripts]
}
