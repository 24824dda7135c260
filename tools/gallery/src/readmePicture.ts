import { writeFileSync } from 'node:fs'
import type { Browser } from 'playwright'
import type { Gallery } from './startGallery.ts'

/** The README's picture: home of every brand side by side. */
export async function readmePicture(browser: Browser, { merchants, siteOf }: Gallery): Promise<void> {
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, locale: 'pt-BR', isMobile: true, hasTouch: true }
  const context = await browser.newContext(phone)
  const phones: string[] = []
  for (const merchant of merchants) {
    const page = await context.newPage()
    await page.goto(siteOf(merchant))
    await page.waitForLoadState('networkidle')
    // Announcements would cover the page.
    const popup = page.getByRole('dialog').first()
    await popup.waitFor({ timeout: 5000 }).then(
      () => page.keyboard.press('Escape'),
      () => undefined,
    )
    await popup.waitFor({ state: 'hidden' })
    phones.push((await page.screenshot({ type: 'png' })).toString('base64'))
    await page.close()
  }
  const sheet = await browser.newPage({ viewport: { width: 48 + phones.length * 368, height: 740 } })
  await sheet.setContent(`
    <style>
      body { display: flex; gap: 48px; margin: 0; padding: 24px 48px; background: #e8eaee }
      img { width: 320px; height: 692px; border-radius: 36px; border: 6px solid #14161a; box-sizing: border-box }
    </style>
    ${phones.map((picture) => `<img src="data:image/png;base64,${picture}">`).join('')}`)
  await sheet.waitForTimeout(300)
  writeFileSync('docs/brands.jpg', await sheet.screenshot({ type: 'jpeg', quality: 82 }))
  await context.close()
}
