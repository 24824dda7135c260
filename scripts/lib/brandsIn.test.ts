import { expect, test } from 'vitest'
import { assertFiles, brandsIn, chosenBrands } from './brandsIn.ts'

const codes = ['ipanema', 'lotus']

test('separates names of brands from other arguments; a part of a name is not a name', () => {
  expect(brandsIn(['lotus', 'withdraw', '--headed', 'lot'], codes)).toEqual({ brands: ['lotus'], rest: ['withdraw', '--headed', 'lot'] })
})

test('without a name, a command applies to every brand; an unknown name lists the known ones', () => {
  expect(chosenBrands([], codes)).toEqual(codes)
  expect(chosenBrands(['ipanema'], codes)).toEqual(['ipanema'])
  expect(() => chosenBrands(['ipanema', 'serrana'], codes)).toThrow('No brand is called serrana. There are: ipanema, lotus')
})

test('e2e refuses a word that is neither a brand nor part of a file, and leaves options to Playwright', () => {
  const refusal =
    (...words: string[]) =>
    () =>
      assertFiles(words, ['e2e/everywhere/smoke.spec.ts', 'e2e/journeys/desk.spec.ts'], codes)
  expect(refusal('serrana', 'smoke')).toThrow('No brand or test file is called serrana. Brands: ipanema, lotus. Files: desk, smoke')
  expect(refusal('--headed', 'smok', 'decks')).toThrow('is called decks.')
  for (const words of [[], ['Smoke'], ['e2e/journeys/desk.spec.ts:12'], ['-g', 'a player', '--workers', '1'], ['--workers=1', 'desk']])
    expect(refusal(...words)).not.toThrow()
})
