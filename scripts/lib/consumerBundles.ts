import { brotliCompressSync } from 'node:zlib'
import * as esbuild from 'esbuild'
import { build, type Rollup } from 'vite'

/** Bundles code as an app does that has installed our packages in a folder: minified, for browsers, React and React Query left out. */
export function consumerBundles(folder: string) {
  return {
    async withEsbuild(code: string, external: string[] = []): Promise<string> {
      const { outputFiles } = await esbuild.build({
        stdin: { contents: code, resolveDir: folder },
        bundle: true,
        minify: true,
        format: 'esm',
        target: 'es2023',
        write: false,
        external: ['react', '@tanstack/*', ...external],
      })
      return outputFiles[0]!.text
    },
    async withVite(code: string): Promise<string> {
      const app = {
        name: 'app',
        resolveId: (id: string) => (id === 'app' ? `${folder}/app.js` : undefined),
        load: (id: string) => (id.endsWith('/app.js') ? code : undefined),
      }
      const result = await build({
        configFile: false,
        logLevel: 'silent',
        root: folder,
        // A test sets NODE_ENV to test; an app's build has none, which Vite takes for production.
        define: { 'process.env.NODE_ENV': '"production"' },
        plugins: [app],
        build: {
          write: false,
          rollupOptions: { input: 'app', preserveEntrySignatures: 'strict', external: /^(react|@tanstack)/ },
        },
      })
      const { output } = result as Rollup.RollupOutput
      return output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n')
    },
  }
}

/** Bytes as a good server sends them. */
export const brotli = (code: string) => brotliCompressSync(code).length
