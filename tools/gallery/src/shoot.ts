import { writeFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { barriersOf, misfitsOf, overlapsOf } from '../../../e2e/support/walk.ts'
import type { OpenPage } from './openLane.ts'
import { heightOf } from './heightOf.ts'
import { closePopup, isAboutPopup } from './popups.ts'
import { resize } from './resize.ts'
import { fileOf, type Job, type Shot } from './Shot.ts'
import { replaceRandom } from './replaceRandom.ts'

export const height = 844
/** Of a long page, two screens are enough; of a wide one, which shows the same column in its middle, one. */
const longestAt = (width: number) => (width > 600 ? height : 2 * height)
/** Timeout for pictures: a wider page requests wider ones. */
const PICTURES_MS = 5000

/** Takes the open page's picture in one width. `place` returns the path of the file. */
export async function shoot(
  { page, devtools }: OpenPage,
  job: Job,
  width: number,
  axe: Job['axe'],
  place: (file: string) => string,
): Promise<Shot> {
  const { scenario, merchant, language } = job
  await resize(page, { width, height })
  // On a busy machine the popup opens late.
  if (!isAboutPopup(job)) await closePopup(page, false)
  // As tall as the page, so that fixed bars are at the edge, not in the middle of the picture.
  await resize(page, { width, height: Math.min(Math.max(await heightOf(page), height), longestAt(width)) })
  await page.evaluate(replaceRandom)
  const areDrawn = await stand(page)
  const file = fileOf(job, width)
  // Playwright's own screenshot compresses as much as possible, which takes longer than rendering.
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
  writeFileSync(place(file), data, 'base64')
  // axe runs once: colours and structure are the same in every width and language.
  const { textScale, longTexts } = scenario.browser ?? {}
  const found = [
    ...(await misfitsOf(page, { enlarged: Boolean(textScale ?? longTexts) })),
    ...(await overlapsOf(page)),
    ...(axe ? await barriersOf(page, axe) : []),
  ]
  if (!areDrawn) found.push(`pictures in view are missing after ${PICTURES_MS / 1000} s`)
  return { name: scenario.name, about: scenario.about, brand: merchant.code, language, width, file, found, printed: [] }
}

/** Waits until fonts and visible pictures have loaded, nothing moves or blinks, and two frames have passed. Returns whether the pictures loaded. */
async function stand(page: Page): Promise<boolean> {
  return page.evaluate(async (patience) => {
    await document.fonts.ready
    document.documentElement.style.caretColor = 'transparent'
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
      else animation.finish()
    }
    // Pictures outside the viewport and in hidden slides load lazily, so perhaps never.
    const pictures = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      return (
        bottom > 0 &&
        right > 0 &&
        top < innerHeight &&
        left < innerWidth &&
        image.checkVisibility() &&
        !image.closest('[aria-roledescription=carousel] [inert]')
      )
    })
    const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patience))
    const drawn = Promise.all(pictures.map((image) => image.decode().catch(() => undefined))).then(() => true)
    const areDrawn = await Promise.race([late, drawn])
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return areDrawn
  }, PICTURES_MS)
}
