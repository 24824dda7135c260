import { dirname, relative } from 'node:path'
import { expect, test } from 'vitest'
import { lintBans } from './lintBans.ts'
import { filesUnder, importsOf, read } from './sources.ts'

// The floors of the gateway, from the top. A folder imports only floors below its own; folders of one floor never meet.
const floors = [
  ['server'],
  ['console'],
  ['membership'],
  ['protection'],
  ['contracts', 'envelopes'],
  ['games', 'payments', 'transfers', 'wallet'],
  ['lottery', 'rebates', 'withdrawals'],
  ['announcements', 'rewards'],
  ['agents', 'help', 'identity', 'promotions', 'security', 'system'],
  ['account', 'play', 'records'],
  ['limits', 'playSession'],
  ['catalogue', 'messages', 'paymentService', 'reference', 'registry'],
  ['gateway'],
  ['ledger'],
  ['db'],
  ['base'],
]
const folders = floors.flat()
/** Below server and console, above gateway: other folders import its `exports.ts` only. */
const domains = floors
  .slice(
    floors.findIndex(([name]) => name === 'membership'),
    floors.findIndex(([name]) => name === 'gateway'),
  )
  .flat()
/** Public entries, and tests with what only they use: they import anything. */
const free = new Set(['exports', 'testing', 'access'])
const base = 'apps/sandbox/src/'

const floorOf = (folder: string) => floors.findIndex((row) => row.includes(folder))
const folderOf = (path: string) => path.slice(base.length).split('/')[0] ?? ''
const sources = filesUnder(base).filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !free.has(folderOf(path)))

function isAllowed(from: string, to: string, file: string): boolean {
  if (from === to) return true
  return floorOf(to) > floorOf(from) && (!domains.includes(to) || file === `${base}${to}/exports.ts`)
}

test('inside the gateway, imports go server → console → domains → gateway → ledger → db → base, and a domain is imported through its exports.ts', () => {
  const wrong = sources.flatMap((path) =>
    importsOf(path)
      .filter((target) => target.startsWith(base) && !isAllowed(folderOf(path), folderOf(target), target))
      .map((target) => `${path} imports ${target}`),
  )
  expect(wrong).toEqual([])
})

test('every folder of the gateway is on one floor', () => {
  expect([...new Set(sources.map(folderOf))].toSorted()).toEqual(folders.toSorted())
})

test('exports.ts of a domain is a list, without code of its own', () => {
  const entry = /export (?:type )?\{[^}]+\} from '\.\/[^']+'/g
  const beyond = domains.map((domain) => [domain, read(`${base}${domain}/exports.ts`).replaceAll(entry, '').trim()])
  expect(beyond.filter(([, rest]) => rest)).toEqual([])
})

test('the lint rule has the same floors, for every folder of the gateway', () => {
  const isBanned = lintBans()
  const wrong = folders.flatMap((from) =>
    folders.flatMap((to) =>
      ['exports', 'Any'].flatMap((name) => {
        const [file, target] = [`${base}${from}/Any.ts`, `${base}${to}/${name}.ts`]
        if (from === to || isBanned(file, relative(dirname(file), target)) !== isAllowed(from, to, target)) return []
        return [`${from} → ${to}/${name}`]
      }),
    ),
  )
  expect(wrong).toEqual([])
})
