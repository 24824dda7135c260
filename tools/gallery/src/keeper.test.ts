import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keeper } from './keeper.ts'

test('[3] the previous run’s picture stays in place until the new one is taken, and a second attempt does not overwrite it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'platform-keeper-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of ['a.png', 'b.png']) writeFileSync(keeper(folder)(file), 'first')
  const place = keeper(folder)
  expect(readFileSync(join(folder, 'a.png'), 'utf8')).toBe('first')
  for (const text of ['attempt', 'second']) writeFileSync(place('a.png'), text)
  expect(readFileSync(join(folder, 'before/a.png'), 'utf8')).toBe('first')
  expect(readFileSync(join(folder, 'a.png'), 'utf8')).toBe('second')
  expect(existsSync(join(folder, 'b.png'))).toBe(true)
})
