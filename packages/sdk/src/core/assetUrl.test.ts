import { expect, test } from 'vitest'
import { assetUrl } from './assetUrl.ts'

test.each([
  ['https://gateway.example', '/art/game.svg', 'https://gateway.example/art/game.svg'],
  ['https://gateway.example/api/', '/art/game.svg', 'https://gateway.example/api/art/game.svg'],
  ['', '/art/game.svg', '/art/game.svg'],
  ['https://gateway.example', 'https://cdn.example/a.png', 'https://cdn.example/a.png'],
  ['https://gateway.example', '', ''],
])('[7.3] at %j the picture %j is %j', (gatewayUrl, path, expected) => {
  expect(assetUrl({ gatewayUrl }, path)).toBe(expected)
})
