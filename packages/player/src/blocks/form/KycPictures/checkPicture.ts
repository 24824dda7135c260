/** Grey values of a picture, row by row, 0 to 255. */
export interface GreyPicture {
  width: number
  height: number
  values: Uint8ClampedArray
}

/** `cut` is a guess, shown while the camera is on; a picture is never held back for it. */
export type PictureProblem = 'small' | 'dark' | 'blur' | 'glare' | 'cut'

/** Shortest side of a picture on which a document can be read, px. */
export const MIN_SIDE = 480
/** Variance of the Laplacian below which edges are blurred. */
const MIN_SHARPNESS = 30
/** Share of overexposed pixels above which glare hides the text. */
const MAX_GLARE = 0.12
/** Mean grey value below which a document is too dark to read. */
const MIN_LIGHT = 45
/** Part of a side that is its border: around a whole document there is a table or a hand, with little detail. */
const BORDER = 0.04

/** The problem of a picture of a document, found before it is sent for review; undefined for a good one. */
export function checkPicture(picture: GreyPicture, side: { width: number; height: number }): PictureProblem | undefined {
  if (Math.min(side.width, side.height) < MIN_SIDE) return 'small'
  if (lightOf(picture) < MIN_LIGHT) return 'dark'
  if (shareOf(picture.values, (value) => value >= 250) > MAX_GLARE) return 'glare'
  return sharpnessOf(picture) < MIN_SHARPNESS ? 'blur' : undefined
}

/** The same for what a camera shows now, where a document may also reach over the edge: its detail then goes up to it on two sides or more. */
export function hintOf(picture: GreyPicture, side: { width: number; height: number }, isDocument: boolean): PictureProblem | undefined {
  return checkPicture(picture, side) ?? (isDocument && isCut(picture) ? 'cut' : undefined)
}

function isCut(picture: GreyPicture): boolean {
  const { width, height } = picture
  const [x, y] = [Math.max(3, Math.round(width * BORDER)), Math.max(3, Math.round(height * BORDER))]
  const inside = sharpnessOf(picture, { left: x, top: y, right: width - x, bottom: height - y })
  const borders = [
    { left: 0, top: 0, right: x, bottom: height },
    { left: width - x, top: 0, right: width, bottom: height },
    { left: 0, top: 0, right: width, bottom: y },
    { left: 0, top: height - y, right: width, bottom: height },
  ]
  return borders.filter((border) => sharpnessOf(picture, border) > inside * 0.6).length >= 2
}

const lightOf = ({ values }: GreyPicture) => values.reduce((sum, value) => sum + value, 0) / values.length

const shareOf = (values: Uint8ClampedArray, is: (value: number) => boolean) => {
  let count = 0
  for (const value of values) if (is(value)) count++
  return count / values.length
}

interface Part {
  left: number
  top: number
  right: number
  bottom: number
}

function sharpnessOf({ width, height, values }: GreyPicture, part: Part = { left: 0, top: 0, right: width, bottom: height }): number {
  let [sum, squares, count] = [0, 0, 0]
  for (let y = Math.max(1, part.top); y < Math.min(height - 1, part.bottom); y++) {
    for (let x = Math.max(1, part.left); x < Math.min(width - 1, part.right); x++) {
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
