import { expect, test } from 'vitest'
import { brandsIn, chosenBrands } from './brandsIn.ts'

const codes = ['ipanema', 'lotus']

test('separates names of brands from other arguments; a part of a name is not a name', () => {
  expect(brandsIn(['lotus', 'withdraw', '--headed', 'lot'], codes)).toEqual({ brands: ['lotus'], rest: ['withdraw', '--headed', 'lot'] })
})

test('without a name, a command applies to every brand; an unknown name lists the known ones', () => {
  expect(chosenBrands([], codes)).toEqual(codes)
  expect(chosenBrands(['ipanema'], codes)).toEqual(['ipanema'])
  expect(() => chosenBrands(['ipanema', 'serrana'], codes)).toThrow('No brand is called serrana. There are: ipanema, lotus')
})
