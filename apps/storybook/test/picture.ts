import { expect } from 'vitest'
import { page } from 'vitest/browser'
import baseline from './baseline.json' with { type: 'json' }

const chromium = Number(/Chrome\/(\d+)/.exec(navigator.userAgent)?.[1])
const isBaseline = chromium === baseline.chromium && navigator.platform.startsWith(baseline.platform)

/** Makes the page as high as its content, or as a phone if a dialog is open. */
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
  // After a rendered frame, the page has the new size.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
}

/** Waits for an image, but briefly for a lazy one: outside the viewport it never loads. */
const drawn = (image: HTMLImageElement) =>
  Promise.race([
    image.decode().catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, image.loading === 'lazy' ? 500 : 3000)),
  ])

/** Compares the page with its reference picture. Other major versions of Chromium render text differently: they warn instead of failing. */
export async function expectPicture(name: string) {
  // The pointer may rest where the last story left it: nothing must be hovered in a picture.
  const rest = document.head.appendChild(document.createElement('style'))
  rest.textContent = '* { pointer-events: none !important }'
  await fit()
  await document.fonts.ready
  await Promise.all([...document.images].map(drawn))
  try {
    await expect(page.elementLocator(document.body)).toMatchScreenshot(name, { comparatorOptions: { allowedMismatchedPixelRatio: 0.002 } })
  } catch (error) {
    if (isBaseline) throw error
    console.warn(`Chromium ${chromium} renders ${name} differently from Chromium ${baseline.chromium}, which took the picture.`)
  } finally {
    rest.remove()
    await page.viewport(390, 844)
  }
}
