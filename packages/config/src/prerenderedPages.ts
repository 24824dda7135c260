import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, mergeConfig, minifySync, type InlineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite'
import { withCriticalStyles } from './critical/criticalCss.ts'
import { insertView, type PrerenderedPage } from './insertView.ts'
import { attribute, oneOf, readPage } from './html.ts'

interface Prerendered {
  pages: (PrerenderedPage & { name: string })[]
  script: string
}

const entry = 'virtual:prerendered-pages'

/**
 * Prerenders each public screen into a page, which is shown before the code has loaded. `nodeBuild` is the configuration that builds the app
 * for Node.
 */
export function prerenderedPages(nodeBuild: () => UserConfig): Plugin {
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
        const { pages, script } = await prerender(root, nodeBuild())
        const { code } = minifySync('firstView.js', script)
        const shell = readFileSync(join(folder, 'index.html'), 'utf8')
        const language = attribute(oneOf(readPage(shell), 'html'), 'lang')
        for (const page of pages) {
          const isHome = page.paths.includes('/')
          const texts = `/i18n/locales/${language}/${isHome ? 'first' : 'public'}.ts`
          const html = insertView(
            shell,
            page,
            code,
            neededBy([`/${page.name[0]?.toUpperCase()}${page.name.slice(1)}Screen.tsx`, texts], files),
          )
          assertFiles(html, folder)
          const styled = withCriticalStyles(html, (file) => readFileSync(join(folder, file), 'utf8'))
          const file = join(folder, isHome ? '' : (page.paths[0] ?? ''), 'index.html')
          mkdirSync(dirname(file), { recursive: true })
          writeFileSync(file, styled)
        }
      },
    },
  }
}

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

async function prerender(root: string, config: UserConfig): Promise<Prerendered> {
  const outDir = join(root, 'node_modules/.prerendered-pages')
  const app: Plugin = {
    name: 'platform:prerendered-pages-entry',
    resolveId: (id) => (id === entry ? id : undefined),
    load: (id) =>
      id === entry
        ? `import { prerender } from '@platform/player/prerender'\nimport { site } from '${join(root, 'main.tsx')}'\nexport const draw = () => prerender(site)`
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
      rolldownOptions: { input: entry, output: { entryFileNames: 'draw.mjs' } },
    },
  }
  try {
    await build(mergeConfig(config, forNode))
    const { draw: run } = (await import(/* @vite-ignore */ `${pathToFileURL(join(outDir, 'draw.mjs')).href}?${Date.now()}`)) as {
      draw: () => Promise<Prerendered>
    }
    return await run()
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}
