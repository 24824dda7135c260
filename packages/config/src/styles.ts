import { dirname, join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { PluginOption } from 'vite'

const LIBRARIES = 'platform:style-libraries'

/**
 * The library that styles are computed with, as one file: the compiler of styles would transform its 150 modules. It reads the plugins of a
 * configuration's outer level, where a test's projects have none.
 */
export const styleLibraries: PluginOption = {
  name: LIBRARIES,
  enforce: 'pre',
  async resolveId(source, importer, { ssr }) {
    if (!ssr || source !== 'culori') return null
    const manifest = await this.resolve('culori/package.json', importer, { skipSelf: true })
    return manifest && join(dirname(manifest.id), 'bundled/culori.min.mjs')
  },
}

/** Styles in `*.css.ts`, compiled. */
export const styles = (): PluginOption[] => [
  styleLibraries,
  vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === LIBRARIES }),
]
