/** Grey values of a picture, row by row, 0 to 255. */
export interface GreyPicture {
  width: number
  height: number
  values: Uint8ClampedArray
}

export type PictureProblem = 'small' | 'blur' | 'glare'

/** Shortest side of a picture on which a document can be read, px. */
export const MIN_SIDE = 480
/** Variance of the Laplacian below which edges are blurred. */
const MIN_SHARPNESS = 30
/** Share of overexposed pixels above which glare hides the text. */
const MAX_GLARE = 0.12

/** The problem of a picture of a document, found before it is sent for review; undefined for a good one. */
export function checkPicture(picture: GreyPicture, side: { width: number; height: number }): PictureProblem | undefined {
  if (Math.min(side.width, side.height) < MIN_SIDE) return 'small'
  if (shareOf(picture.values, (value) => value >= 250) > MAX_GLARE) return 'glare'
  return sharpnessOf(picture) < MIN_SHARPNESS ? 'blur' : undefined
}

const shareOf = (values: Uint8ClampedArray, is: (value: number) => boolean) => {
  let count = 0
  for (const value of values) if (is(value)) count++
  return count / values.length
}

function sharpnessOf({ width, height, values }: GreyPicture): number {
  let [sum, squares, count] = [0, 0, 0]
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const edge = 4 * values[at]! - values[at - 1]! - values[at + 1]! - values[at - width]! - values[at + width]!
      sum += edge
      squares += edge * edge
      count++
    }
  }
  const mean = sum / count
  return squares / count - mean * mean
}
