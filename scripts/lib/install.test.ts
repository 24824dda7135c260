import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { modeFor } from './install.mjs'

const lock = readFileSync('pnpm-lock.yaml', 'utf8')

test('the lockfile is frozen, except for a workspace that it does not contain yet', () => {
  expect(modeFor(lock, ['apps/lotus', 'packages/launch'])).toBe('--frozen-lockfile')
  expect(modeFor(lock, ['apps/lotus', 'apps/a-new-brand'])).toBe('--no-frozen-lockfile')
})
