import { expect, test } from 'vitest'
import { checkPicture, type GreyPicture } from './checkPicture.ts'

const side = { width: 1200, height: 800 }
const picture = (value: (x: number, y: number) => number): GreyPicture => {
  const [width, height] = [120, 80]
  return { width, height, values: Uint8ClampedArray.from({ length: width * height }, (_, at) => value(at % width, Math.floor(at / width))) }
}

test('[7.6] a sharp picture of a document is good; one that is small, smeared or burnt out says which', () => {
  const sharp = picture((x, y) => (((x >> 1) + (y >> 1)) % 2 ? 200 : 60))
  expect(checkPicture(sharp, side)).toBeUndefined()
  expect(checkPicture(sharp, { width: 1200, height: 400 })).toBe('small')
  expect(
    checkPicture(
      picture((x) => 60 + x),
      side,
    ),
  ).toBe('blur')
  expect(
    checkPicture(
      picture((x, y) => (x < 30 ? 255 : ((x >> 1) + (y >> 1)) % 2 ? 200 : 60)),
      side,
    ),
  ).toBe('glare')
})
