import { expect, test } from 'vitest'
import { checkPicture, hintOf, type GreyPicture } from './checkPicture.ts'

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

test('[2.10] a dark picture is found on the device; a document that reaches over the edge is a hint only', () => {
  expect(
    checkPicture(
      picture((x, y) => (((x >> 1) + (y >> 1)) % 2 ? 60 : 10)),
      side,
    ),
  ).toBe('dark')
  const card = (x: number, y: number) => x > 12 && x < 108 && y > 8 && y < 72
  const whole = picture((x, y) => (card(x, y) && ((x >> 1) + (y >> 1)) % 2 ? 200 : 90))
  const over = picture((x, y) => (((x >> 1) + (y >> 1)) % 2 ? 200 : 90))
  expect(hintOf(whole, side, true)).toBeUndefined()
  expect(hintOf(over, side, true)).toBe('cut')
  expect(hintOf(over, side, false)).toBeUndefined()
  expect(checkPicture(over, side)).toBeUndefined()
})
