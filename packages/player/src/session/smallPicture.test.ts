import { expect, test } from 'vitest'
import { smallPicture } from './smallPicture.ts'

test.each([
  ['https://cdn.example/games/1.svg?seed=7', 240, 'https://cdn.example/games/1.svg?seed=7&w=240'],
  ['/cdn/banners/futebol.pt.svg', 800, '/cdn/banners/futebol.pt.svg?w=800'],
  ['data:image/svg+xml,<svg/>', 240, 'data:image/svg+xml,<svg/>'],
  ['https://cdn.example/logo.png', 0, 'https://cdn.example/logo.png'],
])('[2.3] data saver: %s at %i px is %s', (address, width, small) => {
  expect(smallPicture(address, width)).toBe(small)
})
