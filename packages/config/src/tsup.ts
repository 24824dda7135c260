import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig } from 'tsup'

export interface PackageOptions {
  /** The package has `.css.ts` files, which are bundled into one `dist/styles.css`. */
  styles?: boolean
}

/** The build of a published package: every file of `src/exports` is an entry. Types come from `tsc` (TypeScript 7 has no JS API). */
export function tsupPreset({ styles = false }: PackageOptions = {}) {
  return defineConfig({
    entry: ['src/exports/**/*.ts', '!src/exports/**/*.test.ts'],
    format: 'esm',
    target: 'es2023',
    platform: 'neutral',
    splitting: true,
    clean: true,
    dts: false,
    sourcemap: false,
    silent: true,
    // Exists only in Vite's development server.
    define: { 'import.meta.hot': 'undefined' },
    esbuildOptions(options) {
      options.outbase = 'src/exports'
      options.jsx = 'automatic'
    },
    esbuildPlugins: styles ? [vanillaExtractPlugin()] : [],
    onSuccess: async () => {
      if (styles) oneStylesheet('dist')
    },
  })
}

// Each entry gets the sheets that it reaches, so a rule may be in several: each is written once, in order.
function oneStylesheet(folder: string) {
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  const rules = new Set(
    sheets
      .flatMap((file) => readFileSync(join(folder, file), 'utf8').split(/(?=^\/\* vanilla-extract-css-ns:)/m))
      .map((rule) => `${rule.trim()}\n`),
  )
  for (const file of sheets) rmSync(join(folder, file))
  const css = [...rules].join('').replace(/\/\* vanilla-extract-css-ns:[^*]*\*\/\n/g, '')
  writeFileSync(join(folder, 'styles.css'), css)
}
