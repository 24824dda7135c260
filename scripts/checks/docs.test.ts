import { existsSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import walk from '../../e2e/playwright.config.ts'
import { filesUnder, read, root } from './sources.ts'

const documents = [
  'README.md',
  'AGENTS.md',
  'CONTRIBUTING.md',
  'packages/first-paint/README.md',
  'packages/player/src/router/README.md',
  'packages/sdk/README.md',
  ...filesUnder('docs').filter((path) => path.endsWith('.md')),
].filter((path) => existsSync(join(root, path)))

// `path/like.this` in backticks and [links](path); placeholders such as <name> or * are not paths.
function pathsIn(document: string): string[] {
  const text = read(document).replace(/```[\s\S]*?```/g, '')
  const quoted = [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+\/?)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => /^(apps|packages|scripts|docs|e2e|turbo|\.ci|\.changeset)\//.test(path))
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link).filter((link) => !/^(https?|mailto):/.test(link))
  return [...quoted, ...links.map((link) => join(dirname(document), link))]
}

test.each(documents)('every path that %s names exists', (document) => {
  expect(pathsIn(document).filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('every setting of the server is documented, and the server reads every documented one', () => {
  const settings = read('apps/sandbox/src/server/settings.ts')
  const readNames = [...settings.matchAll(/\benv\.([A-Z_]+)/g)].map(([, name = '']) => name)
  const [readme, deploying] = [read('README.md'), read('docs/deploying.md')]
  expect(readNames.filter((name) => !`${readme}${deploying}`.includes(`\`${name}`) && !deploying.includes(`${name}=`))).toEqual([])
  const table = [...readme.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name = '']) => name)
  expect(table.filter((name) => name !== 'STORYBOOK' && !readNames.includes(name))).toEqual([])
})

test('the README of the SDK lists every entry of the package', () => {
  const { exports } = JSON.parse(read('packages/sdk/package.json')) as { exports: Record<string, unknown> }
  const entries = Object.keys(exports).map((entry) => entry.replace(/^\.\/query\/.+/, './query/<domain>'))
  const [, table = ''] = read('packages/sdk/README.md').split('## Entries')
  const listed = [...table.matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  )
  expect(new Set(listed)).toEqual(new Set(entries.filter((entry) => entry !== './package.json')))
})

test('the map of the documents links every document, and the README links the map', () => {
  const map = read('docs/README.md')
  const guides = filesUnder('docs').filter((path) => path.endsWith('.md') && path !== 'docs/README.md')
  expect(guides.filter((path) => !map.includes(`(${path.slice('docs/'.length)})`))).toEqual([])
  expect(read('README.md')).toContain('(docs/README.md)')
})

test('the README is at most 120 lines', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120)
})

test('every documented script of package.json exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = documents.flatMap((document) => [...read(document).matchAll(/`npm run ([a-z-]+)\b/g)].map(([, name = '']) => name))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test('documented commands use only what a fresh machine has: npm, not pnpm', () => {
  const lines = [...documents, 'LICENSE', 'packages/config/src/chromium.ts'].flatMap((document) => read(document).split('\n'))
  expect(
    lines.filter((line) => /(?<!npx |npx --yes )\bpnpm (?:run|exec|--filter|[a-z-]+ --|install|build|dev|gen|test|licenses)\b/.test(line)),
  ).toEqual([])
})

test('every documented e2e command has tests on the brand that it names', () => {
  const specs = filesUnder('e2e').filter((path) => path.endsWith('.spec.ts'))
  const walks = documents.flatMap((document) => [...read(document).matchAll(/`npm run e2e -- (\w+)((?: [\w/.]+)*)`/g)])
  expect(walks.length).toBeGreaterThan(0)
  const empty = walks.filter(([, brand, files = '']) => {
    const globs = walk.projects?.filter(({ name }) => name === brand).flatMap(({ testMatch }) => testMatch as string | string[]) ?? []
    const own = specs.filter((path) => globs.some((glob) => matchesGlob(path, `e2e/${glob}`)))
    return files.split(' ').some((file) => !own.some((path) => path.includes(file)))
  })
  expect(empty.map(([line]) => line)).toEqual([])
})

test.each(['AGENTS.md', 'CONTRIBUTING.md'])('the rules in %s stay within 40 lines', (document) => {
  expect(read(document).trimEnd().split('\n').length).toBeLessThanOrEqual(40)
})

test('every file of the router supplements is explained, and every test that the explanation names exists', () => {
  const folder = 'packages/player/src/router'
  const [readme, tests] = [read(`${folder}/README.md`), read(`${folder}/browser.test.tsx`)]
  const files = filesUnder(folder).map((path) => path.slice(folder.length + 1))
  expect(files.filter((file) => file !== 'README.md' && !readme.includes(`\`${file}\``))).toEqual([])
  const named = [...readme.matchAll(/^\|.*\|(.*)\|$/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title),
  )
  expect(named.length).toBeGreaterThan(4)
  expect(named.filter((title) => !tests.includes(title))).toEqual([])
})

test("the SDK's README names every entry of the package", () => {
  const { exports } = JSON.parse(read('packages/sdk/package.json')) as { exports: object }
  const entries = Object.keys(exports).filter((entry) => !entry.startsWith('./query/') && entry !== './package.json')
  const readme = read('packages/sdk/README.md')
  expect(entries.length).toBeGreaterThan(20)
  expect(entries.filter((entry) => !readme.includes(`\`${entry}\``))).toEqual([])
})
