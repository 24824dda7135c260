import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { apiReport } from './apiReport.ts'
import { changesetOf, missingChangesets } from './missingChangesets.ts'

const packages = mkdtempSync(join(tmpdir(), 'api-'))
afterAll(() => rmSync(packages, { recursive: true }))

/** The report of a package with these built declarations. */
function reportOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(packages, 'package-'))
  const manifest = { exports: { '.': { types: './dist/exports/index.d.ts' }, './styles.css': './dist/styles.css' } }
  for (const [path, text] of Object.entries({ 'package.json': JSON.stringify(manifest), ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return apiReport(folder)
}

const tabs = (type: string) => ({
  'dist/exports/index.d.ts':
    "export * from '../crc16.ts';\nexport { type MerchantConfig, define as defineMerchant } from '../merchant.ts';\n",
  'dist/crc16.d.ts': '/** A checksum. */\nexport declare const crc16: (text: string) => string;\n',
  'dist/merchant.d.ts': `import type { Tab } from './Tab.ts';
export interface MerchantConfig { tabs: ${type}; }
export declare function define(config: MerchantConfig): import("./Site.ts").Site;
export declare const secret: number;
`,
  'dist/Tab.d.ts': 'export type Tab = "home" | "mine";\n',
  'dist/Site.d.ts': 'export interface Site { url: string; }\n',
})

const before = reportOf(tabs('Tab[]'))
const judge = (now: string, ...changesets: string[]) =>
  missingChangesets({ name: '@platform/player', version: '0.2.0', before, now }, changesets.map(changesetOf))
const changeset = (size: string, text: string) => `---\n'@platform/player': ${size}\n---\n\n${text}\n`

test('a report has every export with its type, what these use, and nothing else', () => {
  expect(before.trim().split('\n')).toEqual([
    '. MerchantConfig: interface MerchantConfig { tabs: Tab[]; }',
    '. crc16: declare const crc16: (text: string) => string;',
    '. defineMerchant: declare function define(config: MerchantConfig): Site;',
    'uses Site: interface Site { url: string; }',
    'uses Tab: type Tab = "home" | "mine";',
  ])
})

test('an equal interface needs no changeset', () => {
  expect(judge(before)).toEqual([])
})

test('a changed type needs a changeset of the breaking size that names it', () => {
  const now = reportOf(tabs('Tab[][]'))
  const [fault] = judge(
    now,
    changeset('minor', 'The tab bar has five places.'),
    changeset('patch', 'MerchantConfig: tabs is a list of lists.'),
  )
  expect(fault).toContain('. MerchantConfig has another type. Name MerchantConfig in a minor changeset')
  expect(
    judge(now, changeset('minor', '`MerchantConfig`: each place of `tabs` is a list: `[["home"], …]` instead of `["home", …]`.')),
  ).toEqual([])
})

test('so does a removed export, and the type of something that an export uses', () => {
  const files = tabs('Tab[]')
  const without = reportOf({
    ...files,
    'dist/exports/index.d.ts': "export { type MerchantConfig, define as defineMerchant } from '../merchant.ts';\n",
  })
  expect(judge(without, changeset('patch', 'Internal only.'))).toEqual([expect.stringContaining('. crc16 is gone. Name crc16 in a minor')])
  const used = reportOf({ ...files, 'dist/Tab.d.ts': 'export type Tab = "home";\n' })
  expect(judge(used)).toEqual([expect.stringContaining('uses Tab has another type')])
})

test('a new export needs any changeset, from 1.0 on a minor; a breaking change then needs a major', () => {
  const now = `${before}. more: declare const more: number\n`
  expect(judge(now)).toEqual([expect.stringContaining('. more is new. Add a patch changeset')])
  expect(judge(now, changeset('patch', 'More.'))).toEqual([])
  const later = (text: string) =>
    missingChangesets({ name: '@platform/player', version: '1.4.0', before, now: text }, [changesetOf(changeset('minor', 'crc16'))])
  expect(later(now)).toEqual([])
  expect(later(now.replace(/^\. crc16.*\n/m, ''))).toEqual([expect.stringContaining('Name crc16 in a major changeset')])
})

test('which properties a component reads is no part of its type', () => {
  const of = (read: string) =>
    reportOf({ ...tabs('Tab[]'), 'dist/crc16.d.ts': `export declare function crc16(${read}: { text: string; }): string;\n` })
  expect(of('{ text }')).toBe(of('{ text: { length }, ...rest }'))
})

test('a long type is cut, and still differs in its last letter', () => {
  const long = (last: string) => reportOf(tabs(`{ ${'a: string; '.repeat(40)}${last}: string }`))
  expect(long('b')).not.toBe(long('c'))
  expect(
    Math.max(
      ...long('b')
        .split('\n')
        .map(({ length }) => length),
    ),
  ).toBeLessThan(260)
})
