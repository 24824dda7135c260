import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { appVite } from '@platform/config/vite'
import { build, mergeConfig, type Rollup } from 'vite'

export interface Bytes {
  /** Bytes of code that an app gets at once, React left out, as a good server sends them. */
  code: number
  /** Bytes of style sheets. */
  css: number
  /** Files that are in them, libraries included. */
  modules: string[]
}

/** What each of these names brings, imported alone from its entry. One build: a module is in the chunk of all who share it. */
export async function bytesOf(names: Record<string, string>): Promise<Record<string, Bytes>> {
  const alone = mergeConfig(appVite(), {
    configFile: false,
    logLevel: 'silent',
    root: new URL('..', import.meta.url).pathname,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'alone',
        resolveId: (id: string) => (id.startsWith('alone:') ? `\0${id}` : undefined),
        load: (id: string) => (id.startsWith('\0alone:') ? `export { ${id.slice(7)} } from '${names[id.slice(7)]}'` : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.keys(names).map((name) => [name, `alone:${name}`])),
        preserveEntrySignatures: 'strict',
        external: /^(react|react-dom)(\/|$)/,
      },
    },
  })
  // Tests run as `test`, for which JSX would be compiled with file names and lines.
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  const result = await build(alone).finally(() => (process.env.NODE_ENV = before))
  const files = new Map((result as Rollup.RollupOutput).output.map((file) => [file.fileName, file]))
  return Object.fromEntries(
    Object.keys(names).map((name) => {
      const entry = [...files.values()].find((file) => file.type === 'chunk' && file.isEntry && file.name === name)
      return [name, weigh(entry as Rollup.OutputChunk, files)]
    }),
  )
}

function weigh(entry: Rollup.OutputChunk, files: Map<string, Rollup.OutputChunk | Rollup.OutputAsset>): Bytes {
  const chunks = new Set([entry])
  for (const chunk of chunks) {
    for (const name of chunk.imports) {
      const file = files.get(name)
      if (file?.type === 'chunk') chunks.add(file)
    }
  }
  const sheets = new Set([...chunks].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
  const css = [...sheets].map((name) => (files.get(name) as Rollup.OutputAsset).source).join('')
  return {
    code: brotli([...chunks].map(({ code }) => code).join('\n')),
    css: brotli(css),
    modules: [...chunks].flatMap(({ moduleIds }) => moduleIds),
  }
}

const brotli = (text: string) => (text ? brotliCompressSync(text).length : 0)

/** Names of components and where they are exported: what the kit's own list of exports says. */
export function exportedComponents(): Record<string, string> {
  const lists = JSON.parse(readFileSync(new URL('../src/exports/exports.json', import.meta.url), 'utf8')) as Record<string, string[]>
  const entries = { '@platform/ui': lists.index, '@platform/ui/overlays': lists.overlays }
  return Object.fromEntries(
    Object.entries(entries).flatMap(([entry, names = []]) =>
      names.filter((name) => /^[A-Z]/.test(name) && !/.Icon$/.test(name)).map((name) => [name, entry]),
    ),
  )
}
