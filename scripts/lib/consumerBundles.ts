import { basename } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import * as esbuild from 'esbuild'
import { build, type Rollup } from 'vite'

/** Bundles code like an app with our packages installed in a folder: minified, for browsers, without React and React Query. */
export function consumerBundles(folder: string) {
  const options = {
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    write: false,
    external: ['react', '@tanstack/*'],
  } satisfies esbuild.BuildOptions

  async function withEsbuild(code: string, other: Pick<esbuild.BuildOptions, 'format' | 'target'> = {}): Promise<string> {
    const { outputFiles } = await esbuild.build({ ...options, ...other, write: false, stdin: { contents: code, resolveDir: folder } })
    return outputFiles[0]!.text
  }

  return {
    withEsbuild,
    /** Brotli bytes that each entry adds to the `base`, without code that other entries share; measured in one split bundle. */
    async weightPerEntry(base: string, entries: Record<string, string>): Promise<[name: string, weight: number][]> {
      const plugin: esbuild.Plugin = {
        name: 'entries',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^entry:/ }, ({ path }) => ({ path: path.slice('entry:'.length), namespace: 'entry' }))
          onLoad({ filter: /./, namespace: 'entry' }, ({ path }) => ({ contents: entries[path]!, resolveDir: folder }))
        },
      }
      const entryPoints = Object.keys(entries).map((name) => ({ in: `entry:${name}`, out: name }))
      const { outputFiles } = await esbuild.build({ ...options, entryPoints, plugins: [plugin], splitting: true, outdir: folder })
      const beside = await withEsbuild(base)
      const ownFiles = outputFiles
        .map(({ path, text }) => [basename(path, '.js'), withoutImports(text)] as const)
        .filter(([name]) => name in entries)
      const without = brotli(beside)
      return ownFiles.map(([name, text]) => [name, brotli(beside + text) - without])
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
        // A test sets NODE_ENV to test; an app's build leaves it unset, which Vite treats as production.
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

// The imports between the chunks of a split bundle do not exist in an app's single file.
const withoutImports = (text: string) => text.replaceAll(/\bimport\b[^"]*"[^"]*";?|\bexport\{[^}]*\};?/g, '')

/** Bytes as a well-configured server sends them. */
export const brotli = (code: string) => brotliCompressSync(code).length
