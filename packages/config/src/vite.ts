import react from '@vitejs/plugin-react'
import { defineConfig, mergeConfig, type UserConfig } from 'vite'
import { compiledCatalogues } from './catalogues.ts'
import { chunkRules } from './chunkRules.ts'
import { firstLoad, firstLoadGroups } from './firstLoad.ts'
import { firstViews } from './firstViews.ts'
import { hostFiles } from './hosts/hostFiles.ts'
import { packedFiles } from './hosts/packedFiles.ts'
import { liveEdits } from './liveEdits.ts'
import { leanRouter } from './leanRouter.ts'
import { merchantPage } from './merchantPage.ts'
import { siteFile } from './hosts/siteFile.ts'
import { serviceWorker } from './serviceWorker.ts'
import { sourceConditions } from './source.ts'
import { styles } from './styles.ts'

/** The build of a merchant's site: `export default merchantVite()` in its `vite.config.ts`. */
export function merchantVite(overrides: UserConfig = {}): UserConfig {
  const site: UserConfig = {
    plugins: [
      merchantPage(),
      siteFile(),
      leanRouter(),
      chunkRules(firstLoadGroups),
      compiledCatalogues(),
      firstViews(drawing),
      hostFiles(),
      serviceWorker(),
      packedFiles(),
    ],
    build: {
      chunkSizeWarningLimit: 600,
      modulePreload: { polyfill: false, resolveDependencies },
      rolldownOptions: { output: { ...firstLoad(), ...fileNames } },
    },
  }
  return mergeConfig(appVite(site), overrides)
}

// The first file names all others, and hashes do not pack: a character less in each is 0.15 kB less in the first load. 42 bits tell versions apart.
const runtime = 'rolldown-runtime'
const name = 'assets/[name]-[hash:7]'
const fileNames = {
  entryFileNames: `${name}.js`,
  // What several screens share is named by nobody but the bundler, and that name would be 0.6 kB of the first load.
  chunkFileNames: (chunk: { name: string; isDynamicEntry: boolean }) =>
    chunk.isDynamicEntry || chunk.name === runtime ? `${name}.js` : 'assets/[hash:7].js',
  assetFileNames: `${name}[extname]`,
}

/** Every page names the bundler's own few lines, so that its entry does not wait for them: no screen requests them again. */
const resolveDependencies = (_file: string, files: string[], { hostType }: { hostType: 'html' | 'js' }) =>
  hostType === 'html' ? files : files.filter((file) => !file.includes(runtime))

/** The same app, drawn in Node: what it draws names the same pictures. */
const drawing = () =>
  appVite({ plugins: [compiledCatalogues()], build: { rolldownOptions: { output: { assetFileNames: fileNames.assetFileNames } } } })

/** What every page of ours shares: the React Compiler, vanilla-extract, sources of the workspace, the browsers we support. */
export function appVite(overrides: UserConfig = {}): UserConfig {
  const gateway = `http://127.0.0.1:${process.env.PORT ?? 4000}`
  const base: UserConfig = defineConfig({
    ...sourceConditions,
    plugins: [react({ compiler: true }), styles(), liveEdits()],
    build: {
      target: ['chrome111', 'safari16.4'],
      modulePreload: { polyfill: false },
      assetsInlineLimit: 1024,
      reportCompressedSize: false,
    },
    server: { host: '127.0.0.1', strictPort: true, proxy: { '/wps': gateway, '/lgw': gateway, '/cdn': gateway } },
  })
  return mergeConfig(base, overrides)
}
