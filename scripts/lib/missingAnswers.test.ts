import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missingAnswers } from './missingAnswers.ts'

test('without a terminal, gen names the answers that it needs, and ends', () => {
  const args = ['--conditions=@platform/source', join(import.meta.dirname, 'gen.ts'), 'component']
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], timeout: 60_000 })
  expect(stderr).toContain('npm run gen -- component --args <name> <purpose>\n    name: Name\n    purpose: What it is for, in a sentence')
  expect(status).toBe(1)
})

test('without a terminal, gen lists its generators, and runs one that has all answers', () => {
  expect(missingAnswers([])?.split('\n')).toHaveLength(5)
  expect(missingAnswers(['component', '--args', 'Probe'])).toContain('<purpose>')
  expect(missingAnswers(['component', '--args', 'Probe', 'What something costs.'])).toBeUndefined()
})
