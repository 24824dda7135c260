import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumLaunch } from '@platform/config/chromium'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { differ } from './difference.ts'

const folder = mkdtempSync(join(tmpdir(), 'platform-difference-'))
const at = (name: string) => join(folder, `${name}.png`)
const heights: Record<string, number> = { same: 40, again: 40, longer: 50 }
let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch())
  const page = await browser.newPage()
  for (const [name, colour] of Object.entries({
    same: '#123456',
    again: '#143456',
    other: '#123456',
    edge: '#123456',
    longer: '#123456',
  })) {
    const size = { other: 'width:4px;height:5px', edge: 'width:4px;height:4px' }[name]
    const dot = size ? `<i style="position:absolute;top:3px;left:3px;${size};background:red"></i>` : ''
    await page.setViewportSize({ width: 30, height: heights[name] ?? 40 })
    await page.setContent(`<body style="margin:0;background:${colour}">${dot}`)
    await page.screenshot({ path: at(name) })
  }
})
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true })
})

test('[3] every differing pixel counts, except rounding differences and a few along an edge', async () => {
  const compare = differ(browser)
  expect(await compare(at('same'), at('same'), at('d0'))).toBe(0)
  expect(await compare(at('same'), at('again'), at('d1'))).toBe(0)
  expect(await compare(at('same'), at('edge'), at('d4'))).toBe(0)
  expect(await compare(at('same'), at('other'), at('d2'))).toBe(20)
  expect(await compare(at('same'), at('longer'), at('d3'))).toBe(300)
  expect(['d0', 'd1', 'd2', 'd3'].map((name) => existsSync(at(name)))).toEqual([false, false, true, true])
})
