import { expect, test } from 'vitest'
import { sampleVendors } from '../../blocks/game/samples.ts'
import { sortVendors } from './GameLobbyScreen.tsx'

const codes = (names: string[]) => [{ gameCategory: 'RNG', vendorNames: names.map((accountTypeName) => ({ accountTypeName })) }]
const sorted = (names: string[], type = 'RNG') => sortVendors(sampleVendors(3), codes(names), type).map(({ vassalage }) => vassalage)

test('[3] vendors are in the order of the sorting; those that are not in it come last; another category has none of them', () => {
  expect(sorted(['VENDOR2', 'GONE', 'VENDOR0'])).toEqual(['VENDOR2', 'VENDOR0', 'VENDOR1'])
  expect(sorted([])).toEqual(['VENDOR0', 'VENDOR1', 'VENDOR2'])
  expect(sorted(['VENDOR2'], 'FISH')).toEqual([])
})
