import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { images, textOf } from './upload.ts'

const ok = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success
const file = (size: number) => new Blob([new Uint8Array(size)])
const MB = 1024 * 1024

test.each([
  [[], true],
  [[file(1), file(5 * MB), file(2)], true],
  [[file(1), file(1), file(1), file(1)], false],
  [[file(5 * MB + 1)], false],
  [[file(0)], false],
  [['data:image/png;base64,AAAA'], false],
  [file(1), false],
  ['', false],
])('[5] up to three pictures of up to 5 MB: %#', (value, good) => {
  expect(ok(images, value)).toBe(good)
})

test.each([
  ['a'.repeat(10), true],
  ['a'.repeat(9), false],
  [`   ${'a'.repeat(9)}   `, false],
  ['👨‍👩‍👧'.repeat(4), true],
  ['é'.repeat(20), true],
  ['🎂'.repeat(21), false],
  [undefined, false],
])('[5] a text of 10 to 20 characters: %s', (value, good) => {
  expect(ok(textOf(10, 20), value)).toBe(good)
})
