import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isPinned, modeFor } from './install.mjs'

const lock = readFileSync('pnpm-lock.yaml', 'utf8')

test('the lockfile is frozen, except for a workspace that it does not contain yet', () => {
  expect(modeFor(lock, ['apps/lotus', 'packages/launch'])).toBe('--frozen-lockfile')
  expect(modeFor(lock, ['apps/lotus', 'apps/a-new-brand'])).toBe('--no-frozen-lockfile')
})

test('pnpm is pinned with its hash, the one of the lockfile; a file with another is not run', () => {
  const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8')) as { packageManager: string }
  const [version = '', hash = ''] = packageManager.split('+')
  const [, base64 = ''] = new RegExp(`\n  ${version}:\n    resolution: \\{integrity: sha512-([^}]+)\\}`).exec(lock) ?? []
  expect(hash).toBe(`sha512.${Buffer.from(base64, 'base64').toString('hex')}`)
  expect(isPinned(Buffer.from('another pnpm'), hash)).toBe(false)
  expect(isPinned(Buffer.from('pnpm'), `sha512.${createHash('sha512').update('pnpm').digest('hex')}`)).toBe(true)
  expect(isPinned(Buffer.from('pnpm'), '')).toBe(false)
})
