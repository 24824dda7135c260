import { expect, test } from 'vitest'
import { imageCDNs, inTurn } from './imageCDNs.ts'

test('[9] each CDN of the list is as often the first, and the others follow', () => {
  const list = ['a', 'b', 'c']
  const firsts = Array.from({ length: 300 }, (_, index) => inTurn(list, index / 300))
  for (const one of list) expect(firsts.filter(([first]) => first === one)).toHaveLength(100)
  expect(firsts.every((order) => new Set(order).size === 3)).toBe(true)
  expect(inTurn([], 0.5)).toEqual([])
})

test.each([
  ['https://a.example', '/cdn/games/1.svg?seed=x', 'https://a.example/games/1.svg?seed=x'],
  ['https://a.example/img/', '/cdn/games/1.svg', 'https://a.example/img/games/1.svg'],
  ['https://a.example', '/assets/hero.svg', undefined],
  ['https://a.example', 'https://vendor.example/1.png', undefined],
])('[9] at %s %s is %s', (base, address, there) => {
  expect(imageCDNs([base]).addressAt(base, address)).toBe(there)
})

test('[9] a CDN that has failed is left out from then on; what others do is none of its business', () => {
  const { bases, onFailed } = imageCDNs(['https://dead.example/', 'https://good.example/'])
  onFailed('/cdn/games/1.svg?w=240')
  expect(bases().toSorted()).toEqual(['https://dead.example/', 'https://good.example/'])
  onFailed('https://dead.example/games/1.svg?w=240')
  expect(bases()).toEqual(['https://good.example/'])
  expect(imageCDNs(['https://dead.example/']).bases()).toEqual([])
})
