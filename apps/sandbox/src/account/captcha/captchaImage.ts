import { randomInt } from 'node:crypto'
import { digitStrokes } from './digitStrokes.ts'
import { encodePng } from './encodePng.ts'

const WIDTH = 240
const HEIGHT = 80
const PAPER = [0xf3, 0xf4, 0xf6]
const PEN = [0x1f, 0x29, 0x37]
/** Points between two of a stroke: enough for a smooth line. */
const STEPS = 10

/** Free on both sides, px. */
const MARGIN = 12

type Point = [x: number, y: number]

const between = (low: number, high: number): number => low + ((high - low) * randomInt(0, 1_000_001)) / 1_000_000
const pick = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)]!

/**
 * A PNG of the digits as if written by hand, each in its own way: bold, of different widths and heights, leaning, gently bent. Lines of
 * half their thickness join them, which an eye tells from the digits at a glance; a glyph-by-glyph lookup finds neither the start of a
 * digit nor a known shape.
 */
export function captchaImage(digits: string): Buffer {
  const canvas = new Float32Array(WIDTH * HEIGHT)
  const bend = makeBend()
  const widths = [...digits].map(() => between(0.72, 1.28))
  const unit = (WIDTH - 2 * MARGIN) / widths.reduce((sum, width) => sum + width, 0)
  let left = MARGIN
  for (const [index, digit] of [...digits].entries()) {
    const share = widths[index]! * unit
    drawDigit(canvas, digit, left + share / 2, share, bend)
    left += share
  }
  for (let line = 0; line < 3; line++) drawPath(canvas, crossing().map(bend), between(1.5, 1.6))
  return encodePng(WIDTH, HEIGHT, encodeInk(canvas))
}

/** Digit in the middle of `centre`, within its share of the width: neighbours touch little. */
function drawDigit(canvas: Float32Array, digit: string, centre: number, share: number, bend: (point: Point) => Point) {
  const [width, height] = [share * between(0.88, 1.02), between(42, 60)]
  const [lean, turn] = [between(-0.2, 0.2), between(-0.2, 0.2)]
  const middle = HEIGHT / 2 + between(-8, 8)
  const thickness = between(2.8, 3.3)
  const place = ([x, y]: readonly [number, number]): Point => {
    const across = (x - 0.5) * width + (0.75 - y) * lean * share
    const down = (y / 1.5 - 0.5) * height
    return [centre + across * Math.cos(turn) - down * Math.sin(turn), middle + across * Math.sin(turn) + down * Math.cos(turn)]
  }
  for (const stroke of pick(digitStrokes[digit]!)) {
    const shaken = stroke.map(([x, y]) => place([x + between(-0.04, 0.04), y + between(-0.04, 0.04)]))
    drawPath(canvas, smooth(shaken).map(bend), thickness)
  }
}

/** Two waves along each axis, different in every picture. */
function makeBend() {
  const wave = (size: number) => ({ size: between(size * 0.6, size), length: between(60, 120), at: between(0, 2 * Math.PI) })
  const [down, across, fine] = [wave(4), wave(4), wave(0.8)]
  const by = ({ size, length, at }: typeof down, along: number) => size * Math.sin((along / length) * 2 * Math.PI + at)
  return ([x, y]: Point): Point => [x + by(across, y * 1.4), y + by(down, x) + by(fine, x * 2.3)]
}

/** A line from edge to edge. */
function crossing(): Point[] {
  const at = () => between(14, HEIGHT - 14)
  return smooth([-5, WIDTH / 4, WIDTH / 2, (WIDTH * 3) / 4, WIDTH + 5].map((x): Point => [x, at()]))
}

/** Catmull-Rom through the points; a straight line through two. */
function smooth(points: Point[]): Point[] {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)]!
  const path: Point[] = []
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS
      const axis = (i: 0 | 1) =>
        from[i] +
        0.5 *
          t *
          (to[i] -
            before[i] +
            t * (2 * before[i] - 5 * from[i] + 4 * to[i] - after[i] + t * (3 * (from[i] - to[i]) + after[i] - before[i])))
      path.push([axis(0), axis(1)])
    }
  }
  return [...path, at(points.length - 1)]
}

/** Darkens what lies within `radius` of a path, with a soft edge. */
function drawPath(canvas: Float32Array, path: Point[], radius: number) {
  for (const [index, from] of path.slice(0, -1).entries()) {
    const to = path[index + 1]!
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const length = dx * dx + dy * dy || 1
    const reach = radius + 1
    const low = (i: 0 | 1) => Math.max(0, Math.floor(Math.min(from[i], to[i]) - reach))
    const high = (i: 0 | 1, most: number) => Math.min(most - 1, Math.ceil(Math.max(from[i], to[i]) + reach))
    for (let y = low(1); y <= high(1, HEIGHT); y++) {
      for (let x = low(0); x <= high(0, WIDTH); x++) {
        const along = Math.min(1, Math.max(0, ((x - from[0]) * dx + (y - from[1]) * dy) / length))
        const distance = Math.sqrt((x - from[0] - along * dx) ** 2 + (y - from[1] - along * dy) ** 2)
        const ink = Math.min(1, Math.max(0, radius + 0.5 - distance))
        if (ink > canvas[y * WIDTH + x]!) canvas[y * WIDTH + x] = ink
      }
    }
  }
}

/** Ink on paper: greys that suit light and dark brands. */
function encodeInk(canvas: Float32Array): Buffer {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3)
  for (let at = 0; at < pixels.length; at++) {
    const paper = PAPER[at % 3]!
    pixels[at] = Math.round(paper - canvas[Math.floor(at / 3)]! * (paper - PEN[at % 3]!))
  }
  return pixels
}
