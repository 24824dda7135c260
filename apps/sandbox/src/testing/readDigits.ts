import { inflateSync } from 'node:zlib'

const [COLUMNS, ROWS] = [12, 16]
/** Ink of at most this many columns contains at most one digit. */
const NARROW = 3

interface Picture {
  width: number
  height: number
  /** 1 for ink. */
  ink: Uint8Array
}
type Glyph = Float32Array

/**
 * Reads captchas as the usual scripts do: separates the ink from the paper, removes thin lines, cuts where there is least ink, and finds
 * the nearest among the glyphs that it was trained with.
 */
export function learnToRead(samples: { digits: string; image: Buffer }[], { rubOut }: { rubOut: boolean }) {
  const knownGlyphs = samples.flatMap(({ digits, image }) =>
    glyphsOf(image, digits.length, rubOut).map((glyph, index) => ({ glyph, digit: digits[index]! })),
  )
  const nearest = (glyph: Glyph) => {
    let best = { distance: Infinity, digit: '?' }
    for (const one of knownGlyphs) {
      const distance = distanceOf(glyph, one.glyph, best.distance)
      if (distance < best.distance) best = { distance, digit: one.digit }
    }
    return best.digit
  }
  return (image: Buffer, length: number): string => glyphsOf(image, length, rubOut).map(nearest).join('')
}

function distanceOf(a: Glyph, b: Glyph, most: number): number {
  let sum = 0
  for (let at = 0; at < a.length && sum < most; at++) sum += (a[at]! - b[at]!) ** 2
  return sum
}

function glyphsOf(image: Buffer, count: number, rubOut: boolean): Glyph[] {
  const original = decode(image)
  const picture = rubOut ? spread(spread(original, 0), 1) : original
  return cut(picture, count).map(([left, right]) => scaled(picture, left, right))
}

/** 8-bit RGB without row filters, as encodePng writes it; the darker half by Otsu's threshold is ink. */
function decode(png: Buffer): Picture {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const size = png.readUInt32BE(33)
  const rows = inflateSync(png.subarray(41, 41 + size))
  const grey = Uint8Array.from(
    { length: width * height },
    (_, at) => rows[Math.floor(at / width) * (width * 3 + 1) + 1 + (at % width) * 3]!,
  )
  const limit = otsu(grey)
  return { width, height, ink: grey.map((value) => (value <= limit ? 1 : 0)) }
}

function otsu(grey: Uint8Array): number {
  const counts = Array.from({ length: 256 }, () => 0)
  for (const value of grey) counts[value]!++
  const total = counts.reduce((sum, count, value) => sum + count * value, 0)
  let [best, limit, below, sumBelow] = [-1, 0, 0, 0]
  for (let value = 0; value < 255; value++) {
    below += counts[value]!
    sumBelow += counts[value]! * value
    if (below === 0 || below === grey.length) continue
    const apart = sumBelow / below - (total - sumBelow) / (grey.length - below)
    const spread = below * (grey.length - below) * apart * apart
    if (spread > best) [best, limit] = [spread, value]
  }
  return limit
}

const at = ({ width, height, ink }: Picture, x: number, y: number) =>
  x >= 0 && y >= 0 && x < width && y < height ? ink[y * width + x]! : 0

/** Spreads one kind of dot to its eight neighbours: paper thins the ink, ink thickens it again. */
function spread({ width, height, ink }: Picture, kind: 0 | 1): Picture {
  const next = ink.slice()
  for (const [index, dot] of ink.entries()) {
    if (dot !== kind) continue
    const [x, y] = [index % width, Math.floor(index / width)]
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) next[row * width + column] = kind
  }
  return { width, height, ink: next }
}

/** Ranges of columns, one for each digit: cut at empty columns, then the widest at the column with least ink. */
function cut(picture: Picture, count: number): [left: number, right: number][] {
  const { width, height } = picture
  const columns = Array.from(
    { length: width },
    (_, x) => Array.from({ length: height }, (__, y) => at(picture, x, y)).filter(Boolean).length,
  )
  const parts: [number, number][] = []
  for (const [x, ink] of columns.entries()) {
    const last = parts.at(-1)
    if (ink === 0) continue
    if (last && x === last[1] + 1) last[1] = x
    else parts.push([x, x])
  }
  const wide = parts.filter(([left, right]) => right - left >= NARROW)
  while (wide.length > count) wide.splice(wide.indexOf(wide.toSorted(byWidth)[0]!), 1)
  while (wide.length < count && wide.length > 0) {
    const [left, right] = wide.toSorted(byWidth).at(-1)!
    const share = Math.max(2, Math.round((right - left) / Math.max(1, (width * 0.85) / count)))
    const middle = left + (right - left) / share
    const near = [...columns.keys()].filter((x) => Math.abs(x - middle) <= (right - left) / share / 3)
    const split = near.toSorted((a, b) => columns[a]! - columns[b]!)[0] ?? Math.round(middle)
    wide.splice(
      wide.findIndex(([one]) => one === left),
      1,
      [left, split],
      [split + 1, right],
    )
  }
  return wide
}
const byWidth = (a: [number, number], b: [number, number]) => a[1] - a[0] - (b[1] - b[0])

/** The ink of some columns, scaled to the grid of a glyph. */
function scaled(picture: Picture, left: number, right: number): Glyph {
  const inked = Array.from({ length: picture.height }, (_, y) => y).filter((y) => {
    for (let x = left; x <= right; x++) if (at(picture, x, y)) return true
    return false
  })
  const [top, bottom] = [inked[0] ?? 0, inked.at(-1) ?? picture.height - 1]
  const glyph = new Float32Array(COLUMNS * ROWS)
  const [wide, high] = [(right - left + 1) / COLUMNS, (bottom - top + 1) / ROWS]
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      let sum = 0
      for (let part = 0; part < 9; part++)
        sum += at(picture, Math.floor(left + (column + (part % 3) / 3) * wide), Math.floor(top + (row + Math.floor(part / 3) / 3) * high))
      glyph[row * COLUMNS + column] = sum / 9
    }
  return glyph
}
