import { readFileSync, writeFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright'

/** Invisible differences of a colour channel, caused by rounding. */
const TOLERANCE = 8
/** Pixels along a curve whose edge is smoothed differently from run to run. Fewer are invisible. */
const SMOOTHED = 16

/** Compares pictures, in a page of the browser that took them. */
export function differ(browser: Browser) {
  let opening: Promise<Page> | undefined
  const page = () => (opening ??= browser.newPage())
  /** Returns the number of differing pixels; if there are any, writes the difference to `to`. */
  return async (before: string, after: string, to: string): Promise<number> => {
    const [a, b] = [readFileSync(before), readFileSync(after)]
    if (a.equals(b)) return 0
    const { count, picture } = await (
      await page()
    ).evaluate(compare, { a: a.toString('base64'), b: b.toString('base64'), tolerance: TOLERANCE, smoothed: SMOOTHED })
    if (count > 0) writeFileSync(to, Buffer.from(picture.split(',')[1]!, 'base64'))
    return count
  }
}

/** Runs in the page. Equal pixels become pale, differing ones red, as does the part that only the larger picture has. */
async function compare({ a, b, tolerance, smoothed }: { a: string; b: string; tolerance: number; smoothed: number }) {
  const read = async (base64: string) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    return image
  }
  const images = await Promise.all([read(a), read(b)])
  const width = Math.max(...images.map((image) => image.width))
  const height = Math.max(...images.map((image) => image.height))
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const drawing = canvas.getContext('2d', { willReadFrequently: true })!
  const pixels = images.map((image) => {
    drawing.clearRect(0, 0, width, height)
    drawing.drawImage(image, 0, 0)
    return drawing.getImageData(0, 0, width, height)
  })
  const [one, two] = pixels.map(({ data }) => data) as [Uint8ClampedArray, Uint8ClampedArray]
  const [words, others] = [one, two].map(({ buffer }) => new Uint32Array(buffer)) as [Uint32Array, Uint32Array]
  const differing: number[] = []
  const farFrom = (at: number) => Math.abs(one[at]! - two[at]!) > tolerance
  for (let pixel = 0; pixel < words.length; pixel++) {
    // Most pixels are equal, so their four channels are compared at once.
    if (words[pixel] === others[pixel]) continue
    const at = pixel * 4
    if (farFrom(at) || farFrom(at + 1) || farFrom(at + 2) || farFrom(at + 3)) differing.push(at)
  }
  if (differing.length <= smoothed) return { count: 0, picture: '' }
  for (let at = 0; at < two.length; at++) two[at] = at % 4 === 3 ? 255 : 200 + two[at]! * 0.2
  for (const at of differing) two.set([220, 0, 0], at)
  drawing.putImageData(pixels[1]!, 0, 0)
  return { count: differing.length, picture: canvas.toDataURL('image/png') }
}
