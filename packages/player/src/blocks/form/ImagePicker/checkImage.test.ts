import { expect, test } from 'vitest'
import { checkImage, imageLimits } from './checkImage.ts'

const png = [0x89, 0x50, 0x4e, 0x47]
const blob = (bytes: number[], size = bytes.length) => new Blob([new Uint8Array(bytes), new Uint8Array(size - bytes.length)])

test('[5] a png and a jpg of up to 5 MB may be sent', async () => {
  expect(await checkImage(blob(png, imageLimits.bytes))).toBeUndefined()
  expect(await checkImage(blob([0xff, 0xd8, 0xff, 0xe1]))).toBeUndefined()
})

test('[5] a larger picture may not', async () => {
  expect(await checkImage(blob(png, imageLimits.bytes + 1))).toBe('size')
})

test.each([
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['svg', [0x3c, 0x73, 0x76, 0x67]],
  ['nothing', []],
])('[5] a %s may not, whatever it calls itself', async (_name, bytes) => {
  expect(await checkImage(new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }))).toBe('type')
})
