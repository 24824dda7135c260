import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterSettled, showScenario } from '../../../e2e/support/showScenario.ts'
import { barriersOf, misfitsOf, overlapsOf } from '../../../e2e/support/walk.ts'
import { fileOf, type Job, type Shot } from './Shot.ts'
import { moment, type Gallery } from './startGallery.ts'

const height = 844
/** Of a long page, two screens are enough to see how it looks. */
const LONGEST = 2 * height
/** A page that is not ready by then is shown as it is. */
const PATIENCE_MS = 8000

const aboutPopups = new Set(['home/popup', 'home/first-sign-in'])

/** Opens a job's page in a context of its own and takes its pictures. */
export async function draw(browser: Browser, gallery: Gallery, job: Job, folder: string): Promise<Shot[]> {
  const { scenario, merchant, language, widths } = job
  const address = crypto.randomUUID()
  const context = await browser.newContext({
    viewport: { width: widths[0]!, height },
    locale: language === 'PT' ? 'pt-BR' : 'en',
    timezoneId: 'America/Sao_Paulo',
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'X-Test-Address': address },
  })
  const printed: string[] = []
  try {
    const page = await context.newPage()
    page.on('pageerror', ({ message }) => printed.push(`uncaught: ${message}`))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !expected(job, message.text())) printed.push(message.text())
    })
    await page.clock.setFixedTime(moment)
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
      await settle(page, /\/(loading|slow)$/.test(scenario.name))
      if (!aboutPopups.has(scenario.name)) await closePopup(page)
      await afterSettled(page, scenario)
      const shots: Shot[] = []
      for (const width of widths) shots.push(await shoot(page, job, width, folder, shots.length === 0))
      return shots.map((shot) => ({ ...shot, printed }))
    } finally {
      await undo()
    }
  } finally {
    await context.close()
  }
}

async function shoot(page: Page, job: Job, width: number, folder: string, first: boolean): Promise<Shot> {
  const { scenario, merchant, language } = job
  await page.setViewportSize({ width, height })
  const full = await page.evaluate(() => document.documentElement.scrollHeight)
  // A tall phone: bars that stay in place are at its edge, not in the middle of the picture.
  await page.setViewportSize({ width, height: Math.min(Math.max(full, height), LONGEST) })
  await stand(page)
  const file = fileOf(job, width)
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' })
  // Colours and names are those of any width.
  const found = [...(await misfitsOf(page)), ...(await overlapsOf(page)), ...(first ? await barriersOf(page) : [])]
  return { name: scenario.name, about: scenario.about, brand: merchant.code, language, width, file, found, printed: [] }
}

/** Until the page has what it waits for; one that will not get it, until it has drawn itself. */
async function settle(page: Page, waits: boolean): Promise<void> {
  await page.waitForLoadState('load')
  const ready = page.waitForFunction(
    (busy) => {
      const main = document.querySelector('main') ?? document.querySelector('#root')
      return main && (busy || (main.textContent.trim() !== '' && !document.querySelector('main [aria-busy=true]')))
    },
    waits,
    { timeout: PATIENCE_MS },
  )
  await ready.catch(() => undefined)
  await page.waitForLoadState('networkidle', { timeout: waits ? 700 : 3000 }).catch(() => undefined)
}

/** The announcements over home would hide what the picture is about. */
async function closePopup(page: Page): Promise<void> {
  if (new URL(page.url()).pathname !== '/m/home') return
  const popup = page.getByRole('dialog').getByRole('button', { name: /^(Fechar|Close)$/ })
  await popup.click({ timeout: 1500 }).catch(() => undefined)
  await popup.waitFor({ state: 'hidden', timeout: 1500 }).catch(() => undefined)
}

/** Fonts and pictures in view are there, and two frames have passed. */
async function stand(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const pictures = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight * 2)
    const late = new Promise((resolve) => setTimeout(resolve, 1500))
    await Promise.race([late, Promise.all(pictures.map((image) => image.decode().catch(() => undefined)))])
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
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

const provoked = /Failed to load resource|ServerError|NetworkError|ChunkError|did not load|dynamically imported module/

/** What the scenario provokes, and the site has to report. */
const expected = ({ scenario: { setup, browser } }: Job, text: string) =>
  provoked.test(text) && (setup.length > 0 || browser?.offline === true || browser?.code !== undefined)
