import { tsupPreset } from '@platform/config/tsup'
import { defineConfig, type Options } from 'tsup'

/** A file per module, so that a component imported alone brings only its own code. */
export default defineConfig({
  ...(tsupPreset({ styles: true, client: true }) as Options),
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{css,test}.ts', '!src/**/*.{stories,test,node.test}.tsx', '!src/stories/**'],
  esbuildOptions(options) {
    options.outbase = 'src'
    options.jsx = 'automatic'
  },
})
