import { dirname, join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { PluginOption } from 'vite'

const LIBRARIES = 'platform:style-libraries'

/**
 * Resolves the library that styles are computed with to its single-file bundle: vanilla-extract would transform its 150 modules.
 * vanilla-extract reads the plugins of a configuration's outer level only, not those of a test project.
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

/** Styles in `*.css.ts`, compiled. Their names are short in a build, and say where they are from elsewhere. */
export const styles = (): PluginOption[] => [
  styleLibraries,
  vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === LIBRARIES }),
]
