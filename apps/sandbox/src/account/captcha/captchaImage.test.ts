import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { plainCaptcha } from '../../testing/plainCaptcha.ts'
import { learnToRead } from '../../testing/readDigits.ts'
import { captchaImage } from './captchaImage.ts'

const LESSONS = 100
// About 2 % are read, 1 to 5 % after other lessons: the median of three scripts is compared.
const TRIES = 500

const some = (count: number, length: number, draw: (digits: string) => Buffer) =>
  Array.from({ length: count }, () => {
    const digits = Array.from({ length }, () => randomInt(10)).join('')
    return { digits, image: draw(digits) }
  })

/** The best share of captchas that a script reads which has been shown a hundred of them, with and without rubbing out thin lines. */
function shareRead(length: number, draw: (digits: string) => Buffer, count: number): number {
  const [lessons, tries] = [some(LESSONS, length, draw), some(count, length, draw)]
  const shares = [true, false].map((rubOut) => {
    const read = learnToRead(lessons, { rubOut })
    return tries.filter(({ digits, image }) => read(image, length) === digits).length / count
  })
  return Math.max(...shares)
}

test('[2.9] a script that matches glyphs solves fewer than five captchas of a hundred', () => {
  const shares = Array.from({ length: 3 }, () => shareRead(5, captchaImage, TRIES)).toSorted((a, b) => a - b)
  expect(shares[1]).toBeLessThan(0.05)
}, 60_000)

test('[2.9] the control: the same script reads upright digits of one font', () => {
  expect(shareRead(4, plainCaptcha, 100)).toBeGreaterThan(0.9)
})
