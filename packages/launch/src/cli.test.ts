import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { discoverMerchants, merchantFolder } from '@platform/config/merchants'
import { afterAll, expect, test } from 'vitest'

const cli = join(import.meta.dirname, 'cli.ts')
// Node reads no TypeScript below node_modules.
const cache = join(import.meta.dirname, '../.cache')
mkdirSync(cache, { recursive: true })
const copies = mkdtempSync(join(cache, 'cli-'))
afterAll(() => rmSync(copies, { recursive: true }))

/** Node refuses port 9, so no local gateway answers. */
function check(cwd: string, ...args: string[]) {
  const env = { ...process.env, PORT: '9' }
  return spawnSync(process.execPath, ['--conditions=@platform/source', cli, ...args], { cwd, env, encoding: 'utf8' })
}

/** A copy of lotus with a changed `merchant.ts`, without its tsconfig, which extends one outside the copy. */
function brandIn(apps: string, name: string, change = (text: string) => text): string {
  const folder = join(copies, apps, name)
  mkdirSync(join(copies, apps), { recursive: true })
  cpSync(merchantFolder('lotus'), folder, { recursive: true, filter: (path) => !/node_modules|dist|tsconfig/.test(path) })
  symlinkSync(join(merchantFolder('lotus'), 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'merchant.ts'), change(readFileSync(join(folder, 'merchant.ts'), 'utf8')))
  return folder
}

test('without a name every brand is checked', async () => {
  const { stdout, status } = check(merchantFolder('..'))
  for (const { code } of await discoverMerchants()) expect(stdout).toContain(`✓ ${code} can be built`)
  expect(status).toBe(0)
})

test('for an unknown name, the finding lists the brands', () => {
  const { stderr, status } = check(merchantFolder('..'), 'pampa')
  expect([status, stderr]).toEqual([1, expect.stringMatching(/use one of: .*lotus/)])
})

test('a merchant.ts that cannot be read is a finding with its line, without a stack', () => {
  const { stderr, status } = check(brandIn('broken', 'lotus', (text) => text.replace("code: 'lotus',", "code: 'lotus',,")))
  expect(status).toBe(1)
  expect(stderr).toMatch(/^✗ merchant\.ts:\d+: Unexpected token/)
  expect(stderr).not.toContain('    at ')
})

test('a brand is checked although another cannot be read', () => {
  brandIn('two', 'rosa', () => 'export const rosa = {,}')
  const { stderr, status } = check(brandIn('two', 'lotus'))
  expect([status, stderr]).toEqual([0, ''])
})
