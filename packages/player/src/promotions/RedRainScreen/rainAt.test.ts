import { expect, test } from 'vitest'
import type { RainSession } from '@platform/sdk/rewards'
import { nextChange, rainAt, requestedIn } from './rainAt.ts'

const NOW = 1_000_000
const rain = (id: string, from: number, state: RainSession['state'], ticket = '') =>
  ({ id, state, ticket, openTime: NOW + from, closeTime: NOW + from + 60_000, drawTime: NOW + from + 62_000 }) as RainSession

test.each<[string, RainSession[], string | undefined]>([
  ['an open one comes before anything else', [rain('own', -61_000, 'closed', 't'), rain('open', -1, 'open'), rain('next', 1, 'upcoming')], 'open'], // prettier-ignore
  ['then the member’s own that is about to be drawn', [rain('own', -61_000, 'closed', 't'), rain('next', 1, 'upcoming')], 'own'],
  ['or was just drawn', [rain('own', -70_000, 'drawn', 't'), rain('next', 1, 'upcoming')], 'own'],
  ['not one of long ago, or of others', [rain('old', -400_000, 'drawn', 't'), rain('others', -70_000, 'drawn'), rain('next', 1, 'upcoming'), rain('later', 2, 'upcoming')], 'next'], // prettier-ignore
  ['without any there is none', [rain('others', -70_000, 'drawn')], undefined],
])('[2.1] the page is about one rain: %s', (_title, sessions, id) => expect(rainAt(sessions, NOW)?.id).toBe(id))

test('[2.1] the rains are requested again when one opens, closes or is drawn, and each second while a draw is late', () => {
  expect(nextChange([rain('next', 500, 'upcoming')], NOW)).toBe(NOW + 500)
  expect(nextChange([rain('open', -59_000, 'open')], NOW)).toBe(NOW + 1000)
  expect(nextChange([rain('late', -70_000, 'closed'), rain('next', 5000, 'upcoming')], NOW)).toBe(NOW + 1000)
  expect(nextChange([rain('drawn', -70_000, 'drawn')], NOW)).toBeUndefined()
})

test('[2.1] a request that failed is repeated within seconds, each page at another moment', () => {
  const rains = [rain('next', 60_000, 'upcoming')]
  expect(requestedIn(rains, NOW, { failed: false })).toBe(60_150)
  expect(requestedIn([rain('drawn', -70_000, 'drawn')], NOW, { failed: false })).toBe(false)
  const delays = Array.from({ length: 50 }, () => Number(requestedIn(rains, NOW, { failed: true })))
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(2000)
  expect(Math.max(...delays)).toBeLessThan(4000)
  expect(new Set(delays).size).toBeGreaterThan(1)
})
