import { dirname, relative } from 'node:path'
import { expect, test } from 'vitest'
import { lintBans } from './lintBans.ts'
import { filesUnder, importsOf } from './sources.ts'

const sources = (folder: string) =>
  filesUnder(folder).filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories|states)\.tsx?$/.test(path))

// Inside the player, each layer imports only layers below it in this list; every folder that is not listed is a feature.
const layers: Record<string, number> = {
  'app/start': 0,
  'app/shell': 1,
  'app/screens': 2,
  layout: 3,
  blocks: 5,
  session: 6,
  i18n: 6,
  router: 6,
  storage: 6,
  merchant: 6,
  links: 6,
  'paths.ts': 6,
  'routes.ts': 6,
  routes: 6,
}
const feature = 4
const free = new Set(['exports', 'testing'])
const base = 'packages/player/src/'

// The folders of `app` are layers of their own.
const folderOf = (path: string) => /^(?:app\/)?[^/]+/.exec(path.slice(base.length))?.[0] ?? ''

function breaks(from: string, to: string): boolean {
  if (from === to || free.has(from)) return false
  if (free.has(to)) return true
  const [above, below] = [layers[from] ?? feature, layers[to] ?? feature]
  return above > below || (above === feature && below === feature)
}

/** The list of screens, at the bottom, imports what each of them declares. */
const isListed = (path: string, target: string) => path === `${base}routes/screens.ts` && target.endsWith('Screen/screen.ts')

test('inside the player, imports go app (start → shell → screens) → layout → features → blocks → session, i18n, links, router, storage, routes; features never meet', () => {
  const wrong = sources(base).flatMap((path) =>
    importsOf(path)
      .filter((target) => target.startsWith(base) && !isListed(path, target) && breaks(folderOf(path), folderOf(target)))
      .map((target) => `${path} imports ${target}`),
  )
  expect(wrong).toEqual([])
})

test('blocks are sorted in five groups, and each is used by two folders above at least: what one feature uses is in its folder', () => {
  const files = filesUnder(`${base}blocks`)
  expect([...new Set(files.map((file) => file.slice(base.length).split('/')[1]))]).toEqual(['form', 'game', 'money', 'page', 'record'])
  const imports = sources(base).flatMap((from) => importsOf(from).map((target) => ({ from, target })))
  /** The folders above that use a file, directly or through other blocks. */
  function usersOf(file: string, seen = new Set<string>()): Set<string> {
    seen.add(file)
    const users = imports.filter(({ from, target }) => target === file && !seen.has(from)).map(({ from }) => from)
    return new Set(users.flatMap((user) => (folderOf(user) === 'blocks' ? [...usersOf(user, seen)] : [folderOf(user)])))
  }
  const isSample = (file: string) => /\/sample\w*\.ts$/.test(file)
  expect(sources(`${base}blocks`).filter((file) => !isSample(file) && usersOf(file).size < 2)).toEqual([])
})

test('[2.1] what a screen declares for tools is in no site: only their list imports it', () => {
  const importers = sources(base).filter((path) => importsOf(path).some((target) => target.endsWith('/screen.states.ts')))
  expect(importers).toEqual([`${base}testing/screenStates.ts`])
})

test('the lint rule has the same layers, for every folder of the player', () => {
  const isBanned = lintBans()
  const entries = [...new Set(filesUnder(base).map(folderOf))].filter((entry) => !/\.(test|stories)\./.test(entry) && !free.has(entry))
  const folders = entries.filter((entry) => !entry.includes('.'))
  const wrong = entries.flatMap((from) => {
    const file = `${base}${from}${from.includes('.') ? '' : '/Any.tsx'}`
    const specifier = (to: string) => relative(dirname(file), `${base}${to}/Any.tsx`).replace(/^(?!\.)/, './')
    return folders.filter((to) => to !== from && isBanned(file, specifier(to)) !== breaks(from, to)).map((to) => `${from} → ${to}`)
  })
  expect(wrong).toEqual([])
})

test('packages point one way: apps → player → sdk and ui, which never meet', () => {
  const allowed: Record<string, string[]> = {
    'packages/sdk': [],
    'packages/ui': [],
    'packages/player': ['@platform/sdk', '@platform/ui', '@platform/first-paint'],
    'packages/config': [],
    'packages/first-paint': ['@platform/config'],
    'packages/launch': ['@platform/config', '@platform/sdk', '@platform/player/merchant', '@platform/player/build', '@platform/ui/theme'],
    'packages/test-kit': ['@platform/config', '@platform/sdk', '@platform/sandbox', '@platform/demo'],
    'packages/demo': ['@platform/sdk', '@platform/config', '@platform/sandbox'],
    'apps/sandbox': ['@platform/sdk', '@platform/config', '@platform/first-paint/render'],
    'apps/play': ['@platform/sdk', '@platform/ui', '@platform/sandbox/play'],
  }
  const wrong = Object.entries(allowed).flatMap(([folder, names]) =>
    sources(`${folder}/src`).flatMap((path) =>
      importsOf(path)
        .filter((target) => target.startsWith('@platform/') && !names.some((name) => target === name || target.startsWith(`${name}/`)))
        .filter((target) => !(/^@platform\/(config|test-kit)\b/.test(target) && path.includes('/testing/')))
        .map((target) => `${path} imports ${target}`),
    ),
  )
  expect(wrong).toEqual([])
})

test('the gateway starts without the demo: only its tests import it', () => {
  const isTest = (path: string) => path.includes('/testing/') || path === 'apps/sandbox/src/access/rewardRows.ts'
  const importers = sources('apps/sandbox/src').filter((path) =>
    importsOf(path).some((target) => /(^packages|@platform)\/demo\b/.test(target)),
  )
  expect(importers.length).toBeGreaterThan(0)
  expect(importers.filter((path) => !isTest(path))).toEqual([])
})
