import { brotliCompressSync } from 'node:zlib'
import { build, type Rollup } from 'vite'

/**
 * What an app that contains only this code would ship first: minified, production, React and React Query left out.
 * `import('later')` in it loads the code of `later`, in a chunk of its own.
 */
export async function bundle(first: string, later = '') {
  const modules: Record<string, string> = { '\0first': first, '\0later': later }
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: new URL('..', import.meta.url).pathname,
    resolve: { conditions: ['@platform/source'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [{ name: 'app', resolveId: (id) => (`\0${id}` in modules ? `\0${id}` : undefined), load: (id) => modules[id] }],
    build: {
      write: false,
      target: ['safari16.4', 'chrome111'],
      modulePreload: false,
      rollupOptions: { input: 'first', preserveEntrySignatures: 'strict', external: /^(react|@tanstack)/ },
    },
  })
  const chunks = (result as Rollup.RollupOutput).output.filter((chunk) => chunk.type === 'chunk')
  const entry = chunks.find((chunk) => chunk.isEntry)
  const atOnce = chunks.filter((chunk) => chunk === entry || entry?.imports.includes(chunk.fileName))
  return atOnce.map(({ code }) => code).join('\n')
}

/** Bytes as a good server sends them. */
export const brotli = (code: string) => brotliCompressSync(code).length
