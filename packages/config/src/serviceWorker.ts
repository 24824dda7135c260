import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { VARIANT_QUERY } from './hosts/variantQuery.ts'

/**
 * Not cached: files for hosts, search engines and other services, compressed copies, `site.json`, which the host may change without a
 * build, a brand's analytics (`hooks.ts`), which need the visitor's consent, the worker itself, and pages of a query: offline the page
 * without it shows, whose code finds the content.
 */
const notCached = /^_|\.(map|br|gz)$|^assets\/(hooks-|404\.html$)|^\.well-known\/|^(sw\.js|site\.json|robots\.txt|sitemap\.xml)$/
const ofQuery = new RegExp(String.raw`/${VARIANT_QUERY}\.html$`)

/** The modules of a site's service worker. */
export interface SiteWorkers {
  serviceWorker: string
  /** The worker of a site without one: it removes itself. */
  removedWorker: string
}

/** Writes `sw.js`, which caches the files of the finished site. `SERVICE_WORKER=off` writes a worker that removes itself instead. */
export function serviceWorker(parts: SiteWorkers): Plugin {
  let folder = ''
  return {
    name: 'platform:service-worker',
    enforce: 'post',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = join(root, outDir)
    },
    closeBundle: {
      // Runs after every other plugin has written its pages.
      order: 'post',
      sequential: true,
      async handler() {
        // A build that failed has written nothing: its own error must be the one that shows.
        if (!existsSync(folder)) return
        const off = process.env.SERVICE_WORKER === 'off'
        writeFileSync(join(folder, 'sw.js'), await compiled(off ? parts.removedWorker : parts.serviceWorker, precacheOf(folder)))
      },
    },
  }
}

/** The addresses of a site's files, and a version that changes with any of them. */
export function precacheOf(folder: string): { version: string; files: string[] } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => path.slice(folder.length + 1).replaceAll('\\', '/'))
    .filter((name) => !notCached.test(name) && !ofQuery.test(name))
    .toSorted()
  const hash = createHash('sha256')
  for (const name of files) hash.update(name).update(readFileSync(join(folder, name)))
  return { version: hash.digest('hex').slice(0, 12), files: files.map(addressOf) }
}

/** A page is cached under its own address: a host may redirect `/index.html` to `/`, and a browser refuses a redirected response for a navigation. */
const addressOf = (name: string) => `/${name}`.replace(/\/index\.html$/, '') || '/'

async function compiled(entry: string, precache: object): Promise<string> {
  const built = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { PRECACHE: JSON.stringify(precache) },
    build: { write: false, target: 'es2022', rolldownOptions: { input: entry, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput
  return built.output[0].code
}
