import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { differencesOf } from './compareWith.ts'
import { choiceThere, isChosen } from './revisionChoice.ts'
import type { Shot } from './Shot.ts'

const folder = mkdtempSync(join(tmpdir(), 'platform-compare-'))
afterAll(() => rmSync(folder, { recursive: true }))

const shot = (name: string, more: Partial<Shot> = {}): Shot => {
  const file = `${more.brand ?? 'lotus'}/pt/390/${name.replace('/', '.')}.png`
  return { name, about: '', brand: 'lotus', language: 'PT', width: 390, file, found: [], printed: [], ...more }
}
const everything = { only: [], brand: [], language: [], width: [], sample: '1' }

test('[3] a comparison shows pictures that differ or exist in only one revision, and no equal ones', async () => {
  const compared: string[] = []
  const compare = (before: string) => {
    compared.push(before)
    return Promise.resolve(before.includes('content') ? 12 : 0)
  }
  const here = [shot('home/content'), shot('home/empty'), shot('home/new'), shot('home/broken', { undrawn: true }), shot('home/mended')]
  const there = [...here.map(({ name }) => shot(name)), shot('home/removed')].filter(({ name }) => name !== 'home/new')
  const mended = there.map((one) => (one.name === 'home/mended' ? { ...one, undrawn: true as const } : one))
  const shown = await differencesOf(compare, here, { there: mended, theirs: 'revisions/abc', hash: 'abc', folder })

  expect(shown.map(({ name, file, found, changed }) => [name, file, found.join(), changed])).toEqual([
    ['home/content', 'lotus/pt/390/home.content.png', '', 12],
    ['home/new', 'lotus/pt/390/home.new.png', 'not at abc', undefined],
    ['home/broken', 'lotus/pt/390/home.broken.png', 'only at abc', undefined],
    ['home/mended', 'lotus/pt/390/home.mended.png', 'not at abc', undefined],
    ['home/removed', 'revisions/abc/lotus/pt/390/home.removed.png', 'only at abc', undefined],
  ])
  expect(compared).toEqual([join(folder, 'revisions/abc', here[0]!.file), join(folder, 'revisions/abc', here[1]!.file)])
  expect(existsSync(join(folder, 'revisions/abc-difference/lotus/pt/390'))).toBe(true)
})

test('[3] the other revision renders the same selection, including removed states; of a sample, the same states', () => {
  const shots = [shot('home/content'), shot('home/empty', { brand: 'serrana' })]
  const isBrand = (code: string) => code !== 'serrana'
  expect(choiceThere({ ...everything, only: ['home/'], width: ['390'] }, shots, isBrand)).toEqual(
    '--only home/ --brand lotus --width 390'.split(' '),
  )
  expect(choiceThere({ ...everything, sample: '20', language: ['pt', 'en'] }, shots, isBrand)).toEqual(
    '--only home/content,home/empty --brand lotus --language pt,en'.split(' '),
  )
})

test('[3] pictures of an earlier comparison with the same revision do not count as removed', () => {
  const choice = { ...everything, only: ['HOME/'], brand: ['lotus'], language: ['pt'], width: ['390'] }
  expect(isChosen(shot('home/removed'), choice, [])).toBe(true)
  expect(isChosen(shot('login/removed'), choice, [])).toBe(false)
  expect(isChosen(shot('home/removed', { brand: 'ipanema' }), choice, [])).toBe(false)
  expect(isChosen(shot('home/removed', { language: 'EN' }), choice, [])).toBe(false)
  expect(isChosen(shot('home/removed', { width: 320 }), choice, [])).toBe(false)
  expect(isChosen(shot('home/removed'), { ...everything, sample: '20' }, [shot('home/content')])).toBe(false)
  expect(isChosen(shot('home/content'), { ...everything, sample: '20' }, [shot('home/content')])).toBe(true)
})
