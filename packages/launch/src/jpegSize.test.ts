import { expect, test } from 'vitest'
import { jpegSize } from './jpegSize.ts'
import { jpeg } from './testing/jpeg.ts'

test('finds the size in the frame header, after the data that cameras and editors write before it', () => {
  expect(jpegSize(jpeg({ width: 1200, height: 630 }))).toEqual({ width: 1200, height: 630 })
})

test.each(['', 'G', 'GIF89a of no size', '\u{ff}\u{d8}'])('other files have none: %j', (text) => {
  expect(jpegSize(Buffer.from(text, 'latin1'))).toBeUndefined()
})
