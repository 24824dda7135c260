import { chromium } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { chromiumLaunch } from '@platform/config/chromium'
import { heightOf } from './heightOf.ts'

test('in a window as high as the page, content as high as the window leaves the end of the page in view', async () => {
  const browser = await chromium.launch(chromiumLaunch())
  onTestFinished(() => browser.close())
  const page = await browser.newPage({ viewport: { width: 300, height: 400 } })
  await page.setContent('<body style="margin:0"><main style="min-height:100dvh"></main><footer style="height:100px"></footer>')
  const height = await heightOf(page)
  expect(height).toBe(500)
  await page.setViewportSize({ width: 300, height })
  expect(await page.locator('footer').evaluate((foot) => foot.getBoundingClientRect().bottom)).toBe(500)
})
