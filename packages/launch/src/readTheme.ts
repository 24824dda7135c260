import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { styleRecorder, type Recorded } from './styleRecorder.ts'

/** A brand's theme: its class, and its tokens by the name of their variable. Or why it could not be read. */
export type BrandTheme = { className: string; tokens: Readonly<Record<string, string>> } | { failure: string }

/** Evaluates a brand's `theme.css.ts` without a build. Call it for one brand at a time: vanilla-extract has one global adapter. */
export async function readTheme(folder: string): Promise<BrandTheme> {
  const file = join(folder, 'theme.css.ts')
  if (!existsSync(file)) return { failure: 'the file is missing' }
  try {
    const { selector, vars } = await evaluate(file)
    const tokens = Object.fromEntries(Object.entries(vars).map(([name, value]) => [name.replace(/^var\(|\)$/g, ''), value]))
    return { className: selector.replace(/^\./, ''), tokens }
  } catch (thrown) {
    return { failure: thrown instanceof Error ? thrown.message : String(thrown) }
  }
}

async function evaluate(file: string): Promise<Recorded> {
  const inline = { resolve: { conditions: ['@platform/source'], noExternal: [/^@platform\//, /^@fontsource/] } }
  const plugins = [styleRecorder(file)]
  const { module } = await runnerImport<{ recorded: Recorded[] }>(file, {
    configFile: false,
    logLevel: 'silent',
    plugins,
    environments: { inline },
  })
  const [theme] = module.recorded
  if (!theme) throw new Error('it sets no theme: createGlobalTheme is missing')
  return theme
}
