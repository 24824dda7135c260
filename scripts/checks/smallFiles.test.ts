import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { filesUnder, importsOf, read } from './sources.ts'

/** Shorter, and used once, it is part of its user. */
const SMALL = 15

const files = ['packages/player', 'packages/sdk', 'packages/ui'].map((folder) => filesUnder(`${folder}/src`)).flat()
const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|\/(testing|stories|locales)\//.test(file)
const sources = files.filter(isSource)
const tests = files.filter((file) => /\.test\.tsx?$/.test(file))
const imports = new Map([...sources, ...tests].map((file) => [file, importsOf(file)]))
const usersOf = (file: string, among: readonly string[]) => among.filter((user) => imports.get(user)!.includes(file))
const isSmall = (file: string) => read(file).trimEnd().split('\n').length <= SMALL
/** `packages/player/src/games`: a file further down or of another floor cannot join. */
const areaOf = (file: string) => file.split('/').slice(0, 4).join('/')
const isLoadedLater = (file: string, user: string) => read(user).includes(`import('./${basename(file)}')`)

test('a small file without a component that one file of its area uses, and no test, is part of that file', () => {
  // Chosen by a condition, or replaced by the build of a site, instead of by what imports them.
  const chosen = read('packages/sdk/package.json') + read('packages/player/src/app/screens/siteParts.ts')
  const alone = sources
    .filter((file) => file.endsWith('.ts') && !/\.css\.ts$|\/screen(\.states)?\.ts$/.test(file) && isSmall(file))
    .filter((file) => usersOf(file, tests).length === 0 && !chosen.includes(basename(file, '.ts')))
    .filter((file) => {
      const [user, ...others] = usersOf(file, sources)
      return user && others.length === 0 && areaOf(user) === areaOf(file) && !isLoadedLater(file, user)
    })
  expect(alone).toEqual([])
})

test('small styles that one component uses are part of the other styles of their folder', () => {
  const styles = sources.filter((file) => file.endsWith('.css.ts'))
  const apart = styles.filter((file) => isSmall(file) && usersOf(file, sources).length === 1)
  expect(apart.filter((file) => styles.some((other) => other !== file && dirname(other) === dirname(file)))).toEqual([])
})
