import { expect, test } from 'vitest'
import { brandsIn, chosenBrands } from './brandsIn.ts'

const codes = ['ipanema', 'lotus']

test('the names of brands are told from the other arguments, and a part of a name is none', () => {
  expect(brandsIn(['lotus', 'withdraw', '--headed', 'lot'], codes)).toEqual({ brands: ['lotus'], rest: ['withdraw', '--headed', 'lot'] })
})

test('without a name a command is for every brand; a name that is none lists those there are', () => {
  expect(chosenBrands([], codes)).toEqual(codes)
  expect(chosenBrands(['ipanema'], codes)).toEqual(['ipanema'])
  expect(() => chosenBrands(['ipanema', 'serrana'], codes)).toThrow('No brand is called serrana. There are: ipanema, lotus')
})
