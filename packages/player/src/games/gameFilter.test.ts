import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gameSource } from './gameSource.ts'
import { filterCount, ofType, readFilter, toggleVendor, writeFilter } from './gameFilter.ts'

const OFFERED = ['RNG', 'LIVE', 'FISH'] as const
const read = (query: string) => readFilter(new URLSearchParams(query), OFFERED)

describe('gameFilter', () => {
  test.each(['<script>alert(1)</script>', '__proto__', 'constructor', '../../etc/passwd', 'RNG;DROP TABLE', '\u0000', 'ゲーム', 'PVP'])(
    '[2.7] the hostile or not offered game type %j falls back to the first one and is told',
    (hostile) => {
      expect(read(`gameType=${encodeURIComponent(hostile)}`)).toEqual({ filter: ofType('RNG'), unknownType: true })
    },
  )

  test('[2.7] no game type at all is not an error', () => {
    expect(read('')).toEqual({ filter: ofType('RNG'), unknownType: false })
  })

  test('[4] new and the minimum bet exist only for RNG', () => {
    expect(read('gameType=RNG&category=NEW&minBet=0.05').filter).toMatchObject({ category: 'NEW', minBet: '0.05' })
    expect(read('gameType=LIVE&category=NEW&minBet=0.05').filter).toMatchObject({ category: 'ALL', minBet: '' })
    expect(read('gameType=RNG&minBet=0.02').filter.minBet).toBe('')
  })

  test('[9] favorites and popular games are not filtered by minimum bet: their calls cannot', () => {
    for (const category of ['HOT', 'FAV']) expect(read(`gameType=RNG&category=${category}&minBet=0.05`).filter.minBet).toBe('')
  })

  test('[2.7] an address leads back to the same filter', () => {
    const text = fc.string({ maxLength: 60 }).map((value) => value.trim())
    const filters = fc.record({
      gameType: fc.constantFrom(...OFFERED),
      category: text.map((value) => (value === '' || value === 'NEW' ? 'ALL' : value)),
      vendor: text,
      search: text,
      minBet: fc.constant(''),
    })
    fc.assert(
      fc.property(filters, (filter) => {
        expect(read(writeFilter(filter).toString()).filter).toEqual(filter)
      }),
    )
  })

  test('[2.7] reading never throws and never gives more than 60 characters', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const { filter } = read(query)
        expect(OFFERED).toContain(filter.gameType)
        expect(Math.max(filter.vendor.length, filter.search.length, filter.category.length)).toBeLessThanOrEqual(60)
      }),
    )
  })

  test('[4] choosing the chosen vendor clears it', () => {
    const chosen = toggleVendor(ofType('RNG'), 'PG')
    expect(chosen.vendor).toBe('PG')
    expect(filterCount(chosen)).toBe(1)
    expect(toggleVendor(chosen, 'PG').vendor).toBe('')
    expect(toggleVendor(chosen, 'PP').vendor).toBe('PP')
  })
})

test('[2.3] favorites without a game type are those of every type, and only there', () => {
  const every = read('category=FAV').filter
  expect(every).toMatchObject({ category: 'FAV', everyType: true })
  expect(writeFilter(every).toString()).toBe('category=FAV')
  expect(gameSource(every)).toEqual({ from: 'favorites', gameType: undefined })
  expect(read('category=FAV&gameType=LIVE').filter.everyType).toBeUndefined()
  expect(read('category=HOT').filter.everyType).toBeUndefined()
  expect(readFilter(new URLSearchParams('category=FAV'), ['RNG']).filter.everyType).toBeUndefined()
})
