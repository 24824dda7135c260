import { expect, test } from 'vitest'
import { findHelp } from './findHelp.ts'
import { helpIndex } from './HelpDetailScreen/HelpDetailScreen.tsx'

const items = [
  { title: 'Como depositar', content: '<p>Use o <b>PIX</b>.</p>' },
  { title: 'Esqueci minha senha', content: '<p>Recuperação por e-mail</p>' },
]
const indexOf = (query: string) => helpIndex(new URLSearchParams(query), 2)

test('[2.16] the index of an item is i, and 0 without one', () => {
  expect(indexOf('')).toBe(0)
  expect(indexOf('i=1')).toBe(1)
})

test.each(['i=abc', 'i=', 'i=1.5', 'i=1e0'])('[2.16] %s is no number: the first item', (query) => {
  expect(indexOf(query)).toBe(0)
})

test.each(['i=2', 'i=-1', 'i=99999999999999999999'])('[2.16] %s names no item', (query) => {
  expect(indexOf(query)).toBeUndefined()
})

test('[2.16] a search finds words of titles and answers, whatever their accents, and keeps the place in the list', () => {
  expect(findHelp(items, '').map(({ index }) => index)).toEqual([0, 1])
  expect(findHelp(items, 'pix').map(({ index }) => index)).toEqual([0])
  expect(findHelp(items, 'RECUPERACAO senha').map(({ index }) => index)).toEqual([1])
  expect(findHelp(items, 'recuperação pix')).toEqual([])
})
