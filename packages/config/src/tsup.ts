import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig } from 'tsup'
import { markClient } from './markClient.ts'

export interface PackageOptions {
  /** The package has `.css.ts` files, which are bundled into one `dist/styles.css`. */
  styles?: boolean
  /** Modules that need a browser say so, for pages of server components. */
  client?: boolean
}

/** The build of a published package: every file of `src/exports` is an entry. Types come from `tsc` (TypeScript 7 has no JS API). */
export function tsupPreset({ styles = false, client = false }: PackageOptions = {}) {
  return defineConfig({
    entry: ['src/exports/**/*.ts', '!src/exports/**/*.test.ts'],
    format: 'esm',
    target: 'es2023',
    platform: 'neutral',
    splitting: true,
    clean: true,
    dts: false,
    sourcemap: true,
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
      if (client) markClient('dist')
    },
  })
}

// Each entry gets the sheets that it reaches, so a rule may be in several: each is written once, in order.
function oneStylesheet(folder: string) {
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') || file.endsWith('.css.map'),
  )
  const rules = new Set(
    sheets
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(join(folder, file), 'utf8').replace(/\/\*# sourceMappingURL=.*\*\/\n?/g, ''))
      .flatMap((css) => css.split(/(?=^\/\* vanilla-extract-css-ns:)/m))
      .map((rule) => `${rule.trim()}\n`),
  )
  for (const file of sheets) rmSync(join(folder, file))
  const write = (name: string, parts: string[]) =>
    writeFileSync(join(folder, name), parts.join('').replace(/\/\* vanilla-extract-css-ns:[^*]*\*\/\n/g, ''))
  write('styles.css', [...rules])
  // For an app that has resets of its own.
  const components = [...rules].filter((rule) => !rule.includes('theme/base.css.ts'))
  if (components.length < rules.size) write('components.css', components)
  writeFileSync(join(folder, 'styles.css.d.ts'), 'export {}\n')
}
