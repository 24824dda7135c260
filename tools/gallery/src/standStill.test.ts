import { chromiumLaunch } from '@platform/config/chromium'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { standStill } from './standStill.ts'

const moment = Date.parse('2026-11-20T15:00:20-03:00')
let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch())
})
afterAll(() => browser.close())

test('[3] every way to read the clock returns the fixed moment, and timers still run', async () => {
  const page = await browser.newPage({ timezoneId: 'America/Sao_Paulo' })
  await page.addInitScript(standStill, moment)
  await page.goto('data:text/html,<p>')
  const read = await page.evaluate(async () => {
    const before = Date.now()
    await new Promise((done) => setTimeout(done, 20))
    const copy = new (new Date().constructor as DateConstructor)()
    class Day extends Date {}
    return {
      times: [before, Date.now(), +new Date(), +copy, +new Day()],
      text: Date(),
      given: [+new Date(5), Date.UTC(1970, 0, 2), new Date(1970, 0, 1, 3).getHours(), Date.parse('1970-01-01T00:00:01Z')],
      isDate: new Date() instanceof Date && new Day() instanceof Day && copy instanceof Date,
    }
  })
  expect(new Set(read.times)).toEqual(new Set([moment]))
  expect(read.text).toContain('Nov 20 2026 15:00:20')
  expect(read.given).toEqual([5, 86_400_000, 3, 1000])
  expect(read.isDate).toBe(true)
})
