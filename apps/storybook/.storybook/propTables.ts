import type { Plugin } from 'vite'
import { PropsReader } from './PropsReader.ts'

const components = /\/packages\/(ui|player)\/src\/(?!.*\.(stories|test)\.).*\.tsx$/

/** Adds the props table of each component's docs page, read by the compiler, and updates it when a file changes. */
export function propTables(): Plugin {
  const reader = new PropsReader()
  return {
    name: 'prop-tables',
    enforce: 'pre',
    transform(code, id) {
      if (!components.test(id)) return undefined
      const docs = Object.entries(reader.read(id)).map(([name, info]) => `;${name}.__docgenInfo = ${JSON.stringify(info)}`)
      return { code: `${code}\n${docs.join('\n')}`, map: null }
    },
    watchChange: (id) => reader.changed(id),
    buildEnd: () => reader.close(),
  }
}
