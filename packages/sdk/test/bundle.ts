import { brotliCompressSync } from 'node:zlib'
import { build, type Rollup } from 'vite'

/** What an app that contains only this code would ship: minified, production, React and React Query left out. */
export async function bundle(code: string) {
  const entry = '\0entry'
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: new URL('..', import.meta.url).pathname,
    resolve: { conditions: ['@platform/source'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [{ name: 'entry', resolveId: (id) => (id === 'entry' ? entry : undefined), load: (id) => (id === entry ? code : undefined) }],
    build: {
      write: false,
      target: ['safari16.4', 'chrome111'],
      modulePreload: false,
      rollupOptions: { input: 'entry', preserveEntrySignatures: 'strict', external: /^(react|@tanstack)/ },
    },
  })
  const chunks = (Array.isArray(result) ? result : [result as Rollup.RollupOutput]).flatMap(({ output }) => output)
  return chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n')
}

/** Bytes as a good server sends them. */
export const brotli = (code: string) => brotliCompressSync(code).length
