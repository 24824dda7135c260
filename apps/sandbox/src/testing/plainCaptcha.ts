import { randomInt } from 'node:crypto'
import { encodePng } from '../account/captcha/encodePng.ts'

const SCALE = 6
const WIDTH = 200
const HEIGHT = 72

// 5×7 glyphs: each number is a row, with its low five bits from left to right.
const glyphs = [
  [14, 17, 17, 17, 17, 17, 14],
  [4, 12, 4, 4, 4, 4, 14],
  [14, 17, 1, 6, 8, 16, 31],
  [14, 17, 1, 6, 1, 17, 14],
  [2, 6, 10, 18, 31, 2, 2],
  [31, 16, 30, 1, 1, 17, 14],
  [6, 8, 16, 30, 17, 17, 14],
  [31, 1, 2, 4, 8, 8, 8],
  [14, 17, 17, 14, 17, 17, 14],
  [14, 17, 17, 15, 1, 2, 12],
]

/** Greys that are visible on light and dark brands. */
const paper = [0xf3, 0xf4, 0xf6] as const
const ink = [0x1f, 0x29, 0x37] as const
const noise = [0xc3, 0xc9, 0xd2] as const

/** A captcha that a script can read: upright digits of one font over faint lines. The control for `readDigits`. */
export function plainCaptcha(digits: string): Buffer {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3)
  for (let at = 0; at < pixels.length; at += 3) pixels.set(paper, at)
  for (let line = 0; line < 7; line++) drawLine(pixels)
  const step = Math.floor((WIDTH - 16) / digits.length)
  for (const [index, digit] of [...digits].entries()) {
    drawGlyph(pixels, Number(digit), 10 + index * step + randomInt(0, 5), 10 + randomInt(0, HEIGHT - 7 * SCALE - 18))
  }
  return encodePng(WIDTH, HEIGHT, pixels)
}

function drawGlyph(pixels: Buffer, digit: number, left: number, top: number) {
  const slant = (randomInt(0, 100) - 50) / 250
  for (let y = 0; y < 7 * SCALE; y++) {
    const shift = Math.round((y - 3.5 * SCALE) * slant)
    for (let x = 0; x < 5 * SCALE; x++) {
      const row = glyphs[digit]![Math.floor(y / SCALE)]!
      if ((row >> (4 - Math.floor(x / SCALE))) & 1) paint(pixels, left + x + shift, top + y, ink)
    }
  }
}

function drawLine(pixels: Buffer) {
  const from = randomInt(0, HEIGHT)
  const slope = (randomInt(0, HEIGHT) - from) / WIDTH
  for (let x = 0; x < WIDTH; x++) {
    const y = Math.round(from + slope * x)
    paint(pixels, x, y, noise)
    paint(pixels, x, y + 1, noise)
  }
}

function paint(pixels: Buffer, x: number, y: number, colour: readonly number[]) {
  if (x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT) pixels.set(colour, (y * WIDTH + x) * 3)
}
