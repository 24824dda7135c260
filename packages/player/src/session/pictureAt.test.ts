import { expect, test } from 'vitest'
import { pictureAt } from './pictureAt.ts'

test.each([
  ['https://cdn.example/games/1.svg?seed=7', 240, 'https://cdn.example/games/1.svg?seed=7&w=240'],
  ['/cdn/banners/futebol.pt.svg', 800, '/cdn/banners/futebol.pt.svg?w=800'],
  ['data:image/svg+xml,<svg/>', 240, 'data:image/svg+xml,<svg/>'],
  ['https://cdn.example/logo.png', 0, 'https://cdn.example/logo.png'],
  ['/assets/hero-x1.svg', 800, '/assets/hero-x1.svg'],
])('[9] %s at %i px is %s', (address, width, sized) => {
  expect(pictureAt(address, width)).toBe(sized)
})
