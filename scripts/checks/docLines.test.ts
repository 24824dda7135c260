import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesUnder, read, root } from './sources.ts'

const exported = /\/\*\* ([^*]+?) \*\/\nexport (?:async )?(?:const|function|class|type|interface) (\w+)/g
const fillers = new Set([
  'a',
  'an',
  'the',
  'of',
  'its',
  'is',
  'this',
  'that',
  'and',
  'to',
  'for',
  'component',
  'screen',
  'call',
  'function',
  'type',
])

const wordsOf = (text: string) =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z\d]+/g) ?? []

/** Why a doc line is empty of meaning; undefined if it is not. */
function emptiness(line: string, name: string): string | undefined {
  if (
    /\{\{|\b(TODO|FIXME|lorem|describe (me|this)|cannot see from the types|rendered from plain props|view renders everything|replace (me|this|with))\b/i.test(
      line,
    )
  )
    return 'a placeholder'
  const own = new Set(wordsOf(name))
  return wordsOf(line).every((word) => fillers.has(word) || own.has(word)) ? 'only its name again' : undefined
}

const sources = [...filesUnder('packages'), ...filesUnder('apps')].filter(
  (path) => /\/src\/.*\.tsx?$|^apps\/[^/]+\/\w+(\.css)?\.tsx?$/.test(path) && !path.includes('.test.'),
)

test('every doc line of an export is meaningful: no placeholder, and not only its name', () => {
  const lines = sources.flatMap((path) => [...read(path).matchAll(exported)].map(([, line = '', name = '']) => ({ path, line, name })))
  expect(lines.length).toBeGreaterThan(1000)
  const empty = lines.flatMap(({ path, line, name }) => {
    const why = emptiness(line, name)
    return why ? [`${path}: ${name} has ${why}: ${line}`] : []
  })
  expect(empty).toEqual([])
})

const CASTS = 10
const code = [...filesUnder('packages'), ...filesUnder('apps')].filter((path) => /(?<!\.test|\.stories)\.tsx?$/.test(path))

test('casts that the compiler cannot check are few, each with its reason in a comment above', () => {
  const casts = code.flatMap((path) => {
    const lines = read(path).split('\n')
    return lines.flatMap((line, at) =>
      /\bas (never|unknown as)\b|\w\] as typeof\b/.test(line) ? [{ path, line, above: lines[at - 1] ?? '' }] : [],
    )
  })
  expect(casts.length, `more than ${CASTS}: give the value a type instead`).toBeLessThanOrEqual(CASTS)
  expect(casts.filter(({ above }) => !/^\s*(\/\/|\/\*\*) /.test(above)).map(({ path, line }) => `${path}: ${line.trim()}`)).toEqual([])
})

test('[quality: third parties] every value that the SDK exports has a doc line', async () => {
  const entries = filesUnder('packages/sdk/src/exports').filter((path) => !path.includes('.test.'))
  const exports = await Promise.all(entries.map(async (path) => Object.keys((await import(join(root, path))) as object)))
  const documented = /\*\/\nexport (?:async )?(?:const|function\*?|class|\{ \w+ as) (\w+)/g
  const files = sources.filter((path) => path.startsWith('packages/sdk/src/'))
  const names = new Set(files.flatMap((path) => [...read(path).matchAll(documented)].map(([, name]) => name)))
  expect(names.size).toBeGreaterThan(300)
  expect([...new Set(exports.flat())].filter((name) => !names.has(name))).toEqual([])
})

test.each([
  ['What the caller cannot see from the types: units, shapes, errors. Spec 7.', 'getJackpot'],
  ['TODO: say what it is', 'PriceTag'],
  ['The price tag.', 'PriceTag'],
  ['{{purpose}}', 'PriceTag'],
  ['Parameters, queries and navigation; the view renders everything.', 'LimitsScreen'],
  ['Limits, rendered from plain props.', 'LimitsView'],
  ["Replace with the brand's own logo.", 'Logo'],
])('%j is no doc line', (line, name) => {
  expect(emptiness(line, name)).toBeDefined()
})
