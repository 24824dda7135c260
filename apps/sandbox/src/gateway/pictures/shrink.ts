/** Red, green, blue and opacity of each point, row by row. */
export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>
  width: number
  height: number
}

/** Scales down until no side is longer, each point the mean of those that it replaces, on white. */
export function shrink({ data, width, height }: Pixels, longest: number): Pixels {
  const factor = Math.min(1, longest / Math.max(width, height))
  const [toWidth, toHeight] = [Math.max(1, Math.round(width * factor)), Math.max(1, Math.round(height * factor))]
  const result = new Uint8ClampedArray(toWidth * toHeight * 4)
  for (let y = 0; y < toHeight; y++) {
    const [top, bottom] = rangeOf(y, toHeight, height)
    for (let x = 0; x < toWidth; x++) {
      const [left, right] = rangeOf(x, toWidth, width)
      let [red, green, blue] = [0, 0, 0]
      for (let row = top; row < bottom; row++) {
        for (let at = (row * width + left) * 4; at < (row * width + right) * 4; at += 4) {
          const opacity = data[at + 3]! / 255
          const white = 255 * (1 - opacity)
          red += data[at]! * opacity + white
          green += data[at + 1]! * opacity + white
          blue += data[at + 2]! * opacity + white
        }
      }
      const points = (bottom - top) * (right - left)
      const at = (y * toWidth + x) * 4
      result[at] = red / points
      result[at + 1] = green / points
      result[at + 2] = blue / points
      result[at + 3] = 255
    }
  }
  return { data: result, width: toWidth, height: toHeight }
}

/** The points of `from` that point `index` of `to` replaces: at least one. */
function rangeOf(index: number, to: number, from: number): [number, number] {
  const start = Math.floor((index * from) / to)
  return [start, Math.max(start + 1, Math.floor(((index + 1) * from) / to))]
}
