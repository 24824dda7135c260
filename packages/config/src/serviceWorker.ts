import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const source = (name: string) => fileURLToPath(new URL(`../../player/src/pwa/worker/${name}.ts`, import.meta.url))

/** What is for hosts, search engines and other services, or sent instead of a file, what the host may change without a build,
 * a brand's measuring (`hooks.ts`), which is only for who agrees, and the worker. */
const left = /^_|\.(map|br|gz)$|^assets\/(hooks-|404\.html$)|^\.well-known\/|^(sw\.js|site\.json|robots\.txt|sitemap\.xml)$/

/** Writes `sw.js` beside the finished site: it keeps the files that lie there. `SERVICE_WORKER=off` writes one that removes itself instead. */
export function serviceWorker(): Plugin {
  let folder = ''
  return {
    name: 'platform:service-worker',
    enforce: 'post',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = join(root, outDir)
    },
    closeBundle: {
      // After every other plugin has written its pages.
      order: 'post',
      sequential: true,
      async handler() {
        const off = process.env.SERVICE_WORKER === 'off'
        writeFileSync(join(folder, 'sw.js'), await compiled(source(off ? 'removedWorker' : 'serviceWorker'), precacheOf(folder)))
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
    .filter((name) => !left.test(name))
    .toSorted()
  const hash = createHash('sha256')
  for (const name of files) hash.update(name).update(readFileSync(join(folder, name)))
  return { version: hash.digest('hex').slice(0, 12), files: files.map(addressOf) }
}

/** A page is kept under the address that shows it: a host may lead `/index.html` on to `/`, and a redirected answer opens no page. */
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
