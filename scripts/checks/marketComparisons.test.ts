import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from './sources.ts'

const folder = mkdtempSync(join(tmpdir(), 'markets-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Whether lint, with the repository's configuration, refuses a function of a market for comparing it. */
function isRefused(code: string): boolean {
  const file = join(folder, 'example.ts')
  writeFileSync(file, `export const example = (market: any, merchant: any, other: string) => ${code}\n`)
  const { stdout } = spawnSync('oxlint', ['--config', join(root, '.oxlintrc.json'), file], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
  })
  expect(stdout).toMatch(/Finished in/)
  return stdout.includes('markets(no-comparison)')
}

test.each([
  "market === 'br'",
  "'open' !== merchant.market",
  "merchant?.market.code == 'gb'",
  'other === market',
  "['br', 'gb'].includes(merchant.market)",
  'market.rules.length > 0',
  "{ switch (market.code) { case 'br': return 1; default: return 2 } }",
])('[7] lint refuses a branch by market: %s', (code) => {
  expect(isRefused(code)).toBe(true)
})

test.each(['market === undefined', 'merchant.code === other', 'market.rules.map(String)', "['br'].includes(other)"])(
  '[7] lint has nothing against: %s',
  (code) => {
    expect(isRefused(code)).toBe(false)
  },
)
