import { expect, test, vi } from 'vitest'
import type { RainSession } from '@platform/sdk/rewards'
import { seenRains, storeRains, withRains } from './seenRains.ts'

const rain = (id: string, more: object = {}) =>
  ({
    state: 'open',
    id,
    hash: 'h',
    pool: 500,
    packets: 3,
    smallest: 1,
    largest: 400,
    bands: [],
    ticket: '',
    title: 'T',
    ...more,
  }) as unknown as RainSession
const seen = ({ state: _state, title: _title, ...facts }: RainSession) => facts

test('[2.1] a rain is stored as it was seen first: nothing that is shown later changes it, but that the ticket is added, once', () => {
  const first = withRains([], [rain('a')])
  expect(first).toEqual([seen(rain('a'))])
  const changed = { hash: 'other', pool: 1, packets: 1, smallest: 9, largest: 9, bands: [{ from: 1, to: 1, packets: 1 }] }
  const taken = withRains(first, [rain('a', { ...changed, ticket: 'mine' })])
  expect(taken).toEqual([seen(rain('a', { ticket: 'mine' }))])
  expect(withRains(taken, [rain('a', { ticket: 'swapped', state: 'drawn' })])).toEqual(taken)
})

test('[2.1] a rain that was drawn before it was seen has promised nothing to this device', () =>
  expect(withRains([], [rain('late', { state: 'drawn' })])).toEqual([]))

test('[2.1] 60 rains are stored, the newest, and all that the page lists', () => {
  const many = Array.from({ length: 80 }, (_, index) => seen(rain(`r${index}`)))
  const stored = withRains(many, [rain('r3'), rain('new')]).map(({ id }) => id)
  expect(stored).toHaveLength(61)
  expect([stored[0], stored[1], stored.at(-1)]).toEqual(['r3', 'r21', 'new'])
})

test('[2.1] each player of a device has rains of its own, a stored text that is none is forgotten, and an id may be any word', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text), removeItem: (key: string) => void kept.delete(key) }) // prettier-ignore
  storeRains('ana', [rain('__proto__'), rain('constructor')])
  expect(seenRains('ana').map(({ id }) => id)).toEqual(['__proto__', 'constructor'])
  expect(seenRains('bia')).toEqual([])
  expect([...kept.values()].join()).not.toContain('ana')
  kept.set('seenRains', kept.get('seenRains')!.replace('500', '"500"'))
  expect(seenRains('ana')).toEqual([])
  vi.unstubAllGlobals()
})
