import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

/** A file of `page`, bundled and minified, to be written into a page; it finds `keys` as `KEYS`. */
export async function pageProgram(file: string, keys?: object): Promise<string> {
  const [result] = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: keys && { KEYS: JSON.stringify(keys) },
    build: {
      write: false,
      target: ['chrome111', 'safari16.4'],
      lib: { entry: join(import.meta.dirname, '../page', file), formats: ['iife'], name: 'page' },
    },
  })) as Rolldown.RolldownOutput[]
  return result!.output[0].code.trim()
}
