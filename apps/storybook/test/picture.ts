import { expect } from 'vitest'
import { page } from 'vitest/browser'
import baseline from './baseline.json' with { type: 'json' }

const chromium = Number(/Chrome\/(\d+)/.exec(navigator.userAgent)?.[1])
const isBaseline = chromium === baseline.chromium && navigator.platform.startsWith(baseline.platform)

/** The page as high as what is on it, or as a phone where a window is over it. */
async function fit() {
  await resize(320)
  const overlay = document.querySelector('[role=dialog], [role=alertdialog]')
  const height = overlay ? 720 : document.documentElement.scrollHeight
  await resize(height)
  await expect.poll(() => document.body.offsetHeight).toBeLessThanOrEqual(height)
}

async function resize(height: number) {
  const size = async () => {
    await page.viewport(390, height)
    return [window.innerWidth, window.innerHeight]
  }
  await expect.poll(size).toEqual([390, height])
  // The page has followed when a frame was drawn.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
}

/** A picture that waits to be scrolled to never comes. */
const drawn = (image: HTMLImageElement) =>
  Promise.race([
    image.decode().catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, image.loading === 'lazy' ? 500 : 3000)),
  ])

/** Compares the page with its kept picture. Another major version of Chromium draws letters its own way: it reports and does not fail. */
export async function expectPicture(name: string) {
  // Whatever the pointer of the last story rests on: nothing is hovered in a picture.
  const rest = document.head.appendChild(document.createElement('style'))
  rest.textContent = '* { pointer-events: none !important }'
  await fit()
  await document.fonts.ready
  await Promise.all([...document.images].map(drawn))
  try {
    await expect(page.elementLocator(document.body)).toMatchScreenshot(name, { comparatorOptions: { allowedMismatchedPixelRatio: 0.002 } })
  } catch (error) {
    if (isBaseline) throw error
    console.warn(`Chromium ${chromium} draws ${name} otherwise than Chromium ${baseline.chromium}, which took the picture.`)
  } finally {
    rest.remove()
    await page.viewport(390, 844)
  }
}
