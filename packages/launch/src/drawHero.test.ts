import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { drawHero } from './drawHero.ts'

const mark = (colour: string) =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="${colour}"/></svg>`

test('home’s first picture is drawn from the mark until the brand has its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hero-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'public'))
  const draw = (colour: string) => {
    writeFileSync(join(folder, 'public/favicon.svg'), mark(colour))
    return drawHero(folder, '#0b6e4f')
  }
  const hero = () => readFileSync(join(folder, 'hero.svg'), 'utf8')

  expect(draw('#f00')).toEqual(['hero.svg'])
  expect(hero()).toContain('fill="#f00"')
  expect(hero()).not.toContain('<?xml')
  expect(draw('#00f')).toEqual(['hero.svg'])
  expect(hero()).toContain('fill="#00f"')

  writeFileSync(join(folder, 'hero.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  expect(draw('#0f0')).toEqual([])
  expect(hero()).not.toContain('#0f0')
})
