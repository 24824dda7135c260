import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listHeader, type ScreenFolder } from './screenFolders.ts'

const file = 'exports/views.ts'
const line = (view: string, path: string) => `export { ${view} } from '../${path}'\n`

/** The public views: that of each screen that has stories, and the others that the file lists as long as they exist. */
export function viewList(source: string, screens: ScreenFolder[]): Record<string, string> {
  const own = screens.flatMap(({ folder }) => {
    const [, name = ''] = /\/(\w+)Screen$/.exec(folder) ?? []
    const path = `${folder}/${name}View.tsx`
    return existsSync(join(source, folder, `${name}View.stories.tsx`)) ? [line(`${name}View`, path)] : []
  })
  const listed = [...readFileSync(join(source, file), 'utf8').matchAll(/export \{ (\w+) \} from '\.\.\/(.+)'/g)]
  const others = listed.flatMap(([, view = '', path = '']) => (existsSync(join(source, path)) ? [line(view, path)] : []))
  return { [file]: [listHeader, ...[...new Set([...own, ...others])].toSorted((one, other) => one.localeCompare(other, 'en'))].join('') }
}
