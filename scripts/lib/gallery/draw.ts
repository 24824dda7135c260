import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { afterSettled, showScenario } from '../../../e2e/support/showScenario.ts'
import { trackRequests } from '../../../e2e/support/trackRequests.ts'
import { barriersOf, misfitsOf, overlapsOf } from '../../../e2e/support/walk.ts'
import type { Lane, OpenPage } from './openLane.ts'
import { resize } from './resize.ts'
import { fileOf, type Job, type Shot } from './Shot.ts'
import type { Gallery } from './startGallery.ts'

const height = 844
/** Of a long page, two screens are enough to see how it looks. */
const LONGEST = 2 * height
/** A page that is not ready by then is shown as it is. */
const PATIENCE_MS = 20_000
/** A wider page requests wider pictures. */
const PICTURES_MS = 5000

const aboutPopups = new Set(['home/popup', 'home/first-sign-in'])

/** Opens a job's page and takes its pictures. */
export async function draw(lane: Lane, gallery: Gallery, job: Job, folder: string): Promise<Shot[]> {
  const { scenario, merchant, language, widths } = job
  const address = crypto.randomUUID()
  const { page, devtools } = await lane.open(job, address, { width: widths[0]!, height })
  const rest = trackRequests(page)
  const printed: string[] = []
  try {
    page.on('pageerror', ({ message }) => printed.push(`uncaught: ${message}`))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !expected(job, message.text())) printed.push(message.text())
    })
    await page.addInitScript(withoutWorker)
    await page.addInitScript(hurry, scenario.name.endsWith('/failed'))
    const undo = await showScenario(page, scenario, {
      gateway: gallery.gateway,
      site: gallery.siteOf(merchant),
      merchant: merchant.code,
      language,
      address,
    })
    try {
      if (!(await settle(page, rest, isLoading(job)))) printed.push(`not ready after ${PATIENCE_MS / 1000} s`)
      if (!aboutPopups.has(scenario.name) && isHome(page)) await closePopup(page)
      await afterSettled(page, scenario)
      const shots: Shot[] = []
      for (const width of widths) shots.push(await shoot({ page, devtools }, job, width, folder, shots.length === 0 && job.withAxe))
      return shots.map((shot) => ({ ...shot, printed }))
    } finally {
      await undo()
    }
  } finally {
    await page.close()
  }
}

async function shoot({ page, devtools }: OpenPage, job: Job, width: number, folder: string, withAxe: boolean): Promise<Shot> {
  const { scenario, merchant, language } = job
  await resize(page, { width, height })
  // On a busy machine it comes late.
  if (!aboutPopups.has(scenario.name) && isHome(page) && (await popupOf(page).isVisible())) await closePopup(page)
  // A tall phone: bars that stay in place are at its edge, not in the middle of the picture.
  await resize(page, { width, height: Math.min(Math.max(await heightOf(page), height), LONGEST) })
  const areDrawn = await stand(page)
  const file = fileOf(job, width)
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  // Playwright's own packs it as small as it can, which takes longer than drawing it.
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
  writeFileSync(path, data, 'base64')
  // Colours and structure are those of any width and language.
  const found = [...(await misfitsOf(page)), ...(await overlapsOf(page)), ...(withAxe ? await barriersOf(page) : [])]
  if (!areDrawn) found.push(`pictures in view are missing after ${PICTURES_MS / 1000} s`)
  return { name: scenario.name, about: scenario.about, brand: merchant.code, language, width, file, found, printed: [] }
}

/** Of the whole page, once it has drawn itself in its new width. */
const heightOf = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return document.documentElement.scrollHeight
  })

/** Waits until the page has what it requested, or has drawn itself if it will never get it. Returns whether it did so in time. */
async function settle(page: Page, rest: ReturnType<typeof trackRequests>, waits: boolean): Promise<boolean> {
  await page.waitForLoadState('load')
  const until = Date.now() + PATIENCE_MS
  do {
    const ready = page.waitForFunction(isReady, waits, { timeout: Math.max(1, until - Date.now()) })
    await ready.catch(() => undefined)
    // Requests that take longer are waited for in the next round, until the patience with this page ends.
    await rest(200, waits ? 700 : 3000).catch(() => undefined)
    // A page that was ready may show a next part that is not: a list below what the prerendered page showed.
    if (await page.evaluate(isReady, waits)) return true
  } while (Date.now() < until)
  return false
}

/** Runs in the page. One that waits for what does not come is ready when it shows that it waits. */
function isReady(waits: boolean): boolean {
  const main = document.querySelector('main') ?? document.querySelector('#root')
  if (!main || waits) return main !== null
  // A place that says that it loads, and shows nothing to read yet.
  const loads = [...main.querySelectorAll('[role=status][aria-label]')].some(({ textContent }) => textContent?.trim() === '')
  return main.textContent.trim() !== '' && !loads && !main.querySelector('[aria-busy=true]')
}

/** The announcements over home would hide what the picture is about. */
async function closePopup(page: Page): Promise<void> {
  await popupOf(page)
    .click({ timeout: 3000 })
    .catch(() => undefined)
  await popupOf(page)
    .waitFor({ state: 'hidden', timeout: 1500 })
    .catch(() => undefined)
}

const isHome = (page: Page) => new URL(page.url()).pathname === '/m/home'
const popupOf = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^(Fechar|Close)$/ })

/** Waits until fonts and pictures in view are there, nothing moves or blinks, and two frames have passed. Returns whether the pictures came. */
async function stand(page: Page): Promise<boolean> {
  return page.evaluate(async (patience) => {
    await document.fonts.ready
    document.documentElement.style.caretColor = 'transparent'
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
      else animation.finish()
    }
    // What is off the screen loads lazily, so perhaps never.
    const pictures = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && image.checkVisibility()
    })
    const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patience))
    const drawn = Promise.all(pictures.map((image) => image.decode().catch(() => undefined))).then(() => true)
    const areDrawn = await Promise.race([late, drawn])
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return areDrawn
  }, PICTURES_MS)
}

/** Pauses between attempts are as long as a blink; a call waits for its answer as long as ever. */
function hurry(on: boolean) {
  if (!on) return
  const later = window.setTimeout
  window.setTimeout = ((run: () => void, ms = 0) => later(run, ms > 300 && ms < 8000 ? ms / 10 : ms)) as typeof setTimeout
}

/** The next picture shall not come from what this one stored. */
function withoutWorker() {
  delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker
}

/** What it waits for does not come while the picture is taken. */
const isLoading = ({ scenario: { name, setup } }: Job) => /\/(loading|slow)$/.test(name) || setup.some(({ body }) => body.kind === 'delay')

const provoked = /Failed to load resource|ServerError|NetworkError|ChunkError|did not load|dynamically imported module/

/** What the scenario provokes, and the site has to report. */
const expected = ({ scenario: { name, setup, browser } }: Job, text: string) =>
  provoked.test(text) && (setup.length > 0 || name.endsWith('/empty') || browser?.offline === true || browser?.code !== undefined)
