import { expect, test } from 'vitest'
import { ratesFor } from './ratesFor.ts'

const product = { gameType: 'RNG', later: 60, least: 60, most: 75, step: 5 }
const level = (rate: number, used: number, gameType = 'RNG') => ({ gameType, rate, used, most: 3 })
const valuesOf = (...input: Parameters<typeof ratesFor>) => ratesFor(...input).map(({ value, full }) => (full ? `${value}!` : `${value}`))

test('[7.5] a rate is chosen in steps between the least and the most, what is agreed among them', () => {
  expect(valuesOf(product, [])).toEqual(['60', '65', '70', '75'])
  expect(valuesOf({ ...product, later: 62, least: 61 }, [])).toEqual(['62', '65', '70', '75'])
  expect(valuesOf({ ...product, later: 80 }, [])).toEqual(['60', '65', '70', '75', '80'])
})

test('[7.5] a level whose places are used is shown as full, unless the member has one of them', () => {
  expect(valuesOf(product, [level(75, 3), level(70, 2), level(60, 3, 'LIVE')])).toEqual(['60', '65', '70', '75!'])
  expect(valuesOf({ ...product, later: 70 }, [level(65, 3)])).toEqual(['60', '65', '70', '75'])
})
