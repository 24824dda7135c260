import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Game, Vendor } from '@platform/sdk/games'
import { ofType } from './gameFilter.ts'
import { categoriesOf, gameSource, joinPages, narrow, resultCount, vendorsOf } from './gameSource.ts'

const game = (nodeId: string, part: Partial<Game> = {}): Game => ({
  nodeId,
  gameName: nodeId,
  vassalage: 'PG',
  iconUrl: '',
  gameType: 'RNG',
  gameId: '',
  supportPlay: true,
  ...part,
})
const vendor = (vassalage: string, gameType: Vendor['gameType'], gameClassify: string[] = []): Vendor => ({
  vassalage,
  gameType,
  gameClassify,
  displayName: `${vassalage} Games`,
  nodeId: vassalage,
  gameId: '',
  mobileLargeIcon: '',
  mobileSmallIcon: '',
})

describe('gameSource', () => {
  test.each([
    [ofType('RNG'), { gameType: 'RNG' }],
    [
      { ...ofType('RNG'), category: 'NEW' },
      { gameType: 'RNG', isNew: true },
    ],
    [
      { ...ofType('RNG'), category: 'Megaways', vendor: 'PG' },
      { gameType: 'RNG', gameClassify: 'Megaways', vassalage: 'PG' },
    ],
    [
      { ...ofType('RNG'), minBet: '0.05', search: 'tigre' },
      { gameType: 'RNG', minBet: '0.05', gameName: 'tigre' },
    ],
    [ofType('INHOUSE'), { gameType: 'INHOUSE', vassalage: 'BGS' }],
    [
      { ...ofType('INHOUSE'), vendor: 'PG' },
      { gameType: 'INHOUSE', vassalage: 'BGS' },
    ],
  ])('[7.3] %j asks the list for exactly what is chosen', (filter, input) => {
    expect(gameSource(filter)).toEqual({ from: 'list', input })
  })

  test('[4] favorites and hot have calls of their own', () => {
    expect(gameSource({ ...ofType('LIVE'), category: 'FAV' })).toEqual({ from: 'favorites', gameType: 'LIVE' })
    expect(gameSource({ ...ofType('LIVE'), category: 'HOT' })).toEqual({ from: 'hot', gameType: 'LIVE' })
  })

  test('[2.7] a search looks past case and accents', () => {
    const games = [
      game('1', { gameName: 'Leão Dourado' }),
      game('2', { gameName: 'Tigre' }),
      game('3', { gameName: 'LEAO', vassalage: 'PP' }),
    ]
    expect(narrow(games, { vendor: '', search: 'leao' }).map((each) => each.nodeId)).toEqual(['1', '3'])
    expect(narrow(games, { vendor: 'PP', search: 'Leão' }).map((each) => each.nodeId)).toEqual(['3'])
  })

  test('[4] later pages are appended and no game appears twice, whatever the pages hold', () => {
    const page = fc.array(fc.integer({ min: 0, max: 30 }).map((id) => game(String(id))))
    fc.assert(
      fc.property(fc.array(page), (pages) => {
        const ids = joinPages(pages).map((each) => each.nodeId)
        expect(ids).toEqual([...new Set(pages.flat().map((each) => each.nodeId))])
      }),
    )
  })
})

describe('categoriesOf', () => {
  const vendors = [
    vendor('PG', 'RNG', ['Slots', 'Megaways']),
    vendor('PP', 'RNG', ['Megaways', '']),
    vendor('EV', 'LIVE', ['Roulette']),
    vendor('JL', 'FISH', ['Deep']),
  ]

  test.each([
    ['RNG', ['ALL', 'NEW', 'FAV', 'HOT', 'Slots', 'Megaways']],
    ['LIVE', ['ALL', 'FAV', 'HOT', 'Roulette']],
    ['FISH', ['ALL', 'FAV', 'HOT']],
    ['SPORTS', ['ALL', 'FAV', 'HOT']],
  ] as const)('[4] %s has %j', (type, entries) => {
    expect(categoriesOf(vendors, type)).toEqual(entries)
  })

  test('[2.7] vendors are those of the type, none for in-house', () => {
    expect(vendorsOf(vendors, 'RNG').map((each) => each.vassalage)).toEqual(['PG', 'PP'])
    expect(vendorsOf([vendor('BGS', 'INHOUSE')], 'INHOUSE')).toEqual([])
  })
})

test.each([
  [17, 1, 1, { games: 17, exact: true }],
  [0, 1, 0, { games: 0, exact: true }],
  [26, 1, 3, { games: 52, exact: false }],
  [60, 3, 3, { games: 60, exact: true }],
])('[2.7] %i games of %i of %i pages count as %j', (shown, pages, total, count) => {
  expect(resultCount(shown, pages, total)).toEqual(count)
})
