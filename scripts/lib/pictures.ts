// `pnpm pictures` while `npm start` runs: takes the README's picture of every brand side by side.
import { writeFileSync } from 'node:fs'
import { chromiumLaunch } from '@platform/config/chromium'
import { chromium } from 'playwright'
import { readSettings } from './settings.ts'

const { sites } = await readSettings()
const browser = await chromium.launch(chromiumLaunch())
const context = await browser.newContext({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  locale: 'pt-BR',
  isMobile: true,
  hasTouch: true,
})

const phones: string[] = []
for (const { address } of sites) {
  const page = await context.newPage()
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  phones.push((await page.screenshot({ type: 'png' })).toString('base64'))
  await page.close()
}

const sheet = await browser.newPage({ viewport: { width: 48 + sites.length * 368, height: 740 } })
await sheet.setContent(`
  <style>
    body { display: flex; gap: 48px; margin: 0; padding: 24px 48px; background: #e8eaee }
    img { width: 320px; height: 692px; border-radius: 36px; border: 6px solid #14161a; box-sizing: border-box }
  </style>
  ${phones.map((phone) => `<img src="data:image/png;base64,${phone}">`).join('')}`)
await sheet.waitForTimeout(300)
writeFileSync('docs/brands.jpg', await sheet.screenshot({ type: 'jpeg', quality: 82 }))
await browser.close()
