import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromiumLaunch } from '@platform/config/chromium'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { barriersOf } from '../../../e2e/support/walk.ts'
import { galleryPage } from './galleryPage.ts'
import { fileOf, type Job, type Shot } from './Shot.ts'

const folder = mkdtempSync(join(tmpdir(), 'platform-gallery-'))
const shotOf = (name: string, brand: string, language: Shot['language'], width: number, more: Partial<Shot> = {}): Shot => ({
  name,
  about: `About ${name}`,
  brand,
  language,
  width,
  found: [],
  printed: [],
  file: fileOf({ scenario: { name }, merchant: { code: brand }, language } as Job, width),
  ...more,
})
const shots = ['home/content', 'home/failed', 'login/content'].flatMap((name) =>
  ['ipanema', 'lotus'].flatMap((brand) =>
    (['PT', 'EN'] as const).flatMap((language) => [390, 320].map((width) => shotOf(name, brand, language, width))),
  ),
)
Object.assign(shots[0]!, { found: ['color-contrast: <b>'], printed: ['</script> & <i>'] })
Object.assign(shots[1]!, { changed: 12, before: 'before/a.png', difference: 'difference/a.png' })

let browser: Browser
let page: Page
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), galleryPage(shots))
  browser = await chromium.launch(chromiumLaunch())
})
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  page = await browser.newPage()
  await page.goto(pathToFileURL(join(folder, 'index.html')).href)
  return () => page.close()
})

const count = () => page.getByRole('status').textContent()
const rows = () => page.locator('section').evaluateAll((all) => all.map((one) => one.querySelectorAll('figure').length))

test('[3] brands are side by side, or languages or widths if selected', async () => {
  expect(await count()).toBe('24 of 24 pictures')
  expect(await rows()).toEqual(Array.from({ length: 12 }, () => 2))
  const firstRow = page.locator('section').first().locator('figcaption')
  expect(await firstRow.allTextContents()).toEqual([expect.stringMatching(/^ipanema PT 390/), expect.stringMatching(/^lotus PT 390/)])
  await page.getByLabel('Side by side').selectOption('language')
  expect(await firstRow.allTextContents()).toEqual([expect.stringMatching(/^ipanema EN 390/), expect.stringMatching(/^ipanema PT 390/)])
  await page.getByLabel('Side by side').selectOption('state')
  const sizes = await rows()
  expect([1, 2].map((size) => sizes.filter((one) => one === size).length)).toEqual([8, 8])
})

test('[3] findings and console output are below their picture, as text; a changed picture links to the previous one', async () => {
  await page.getByLabel('Show').selectOption('found')
  expect(await count()).toBe('1 of 24 pictures')
  expect(await page.getByRole('listitem').allTextContents()).toEqual(['color-contrast: <b>', '</script> & <i>'])
  await page.getByLabel('Show').selectOption('changed')
  await expect.poll(count).toBe('1 of 24 pictures')
  expect(await page.getByRole('link', { name: 'before' }).getAttribute('href')).toBe('before/a.png')
})

test('[3] by keyboard alone: a selected view is in the address and restored from it; axe finds nothing', async () => {
  await page.keyboard.press('Tab')
  await page.keyboard.type('home/f')
  await page.keyboard.press('Tab')
  await page.keyboard.type('lotus')
  expect(await count()).toBe('4 of 24 pictures')
  expect(await barriersOf(page)).toEqual([])
  await page.reload()
  expect(await count()).toBe('4 of 24 pictures')
  expect(await page.locator('[name=brand]').inputValue()).toBe('lotus')
})
