import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import type { Job } from './Shot.ts'
import { resize } from './resize.ts'
import { standStill } from './standStill.ts'
import { moment, type Gallery } from './startGallery.ts'

export interface OpenPage {
  page: Page
  /** Chrome DevTools Protocol, for features that Playwright does not have. */
  devtools: CDPSession
}

export type Lane = ReturnType<typeof openLane>

/**
 * Opens the pages of one worker, one at a time. Pages of the same brand and language share a context and a process, and thus compiled code;
 * storage is cleared in between.
 */
export function openLane(browser: Browser, { siteOf }: Gallery) {
  let opened: { key: string; context: BrowserContext } | undefined

  async function contextOf(site: string, language: Job['language']): Promise<BrowserContext> {
    const key = site + language
    if (opened?.key === key) return opened.context
    await opened?.context.close()
    const locale = language === 'PT' ? 'pt-BR' : 'en'
    const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, reducedMotion: 'reduce' } as const
    const context = await browser.newContext({ ...phone, locale, timezoneId: 'America/Sao_Paulo' })
    await context.addInitScript(standStill, moment)
    // A process ends with its last page, so this one stays open.
    await (await context.newPage()).goto(`${site}/manifest.webmanifest`)
    opened = { key, context }
    return context
  }

  return {
    async open({ merchant, language }: Job, address: string, viewport: { width: number; height: number }): Promise<OpenPage> {
      const origin = siteOf(merchant)
      const context = await contextOf(origin, language)
      const page = await context.newPage()
      const devtools = await context.newCDPSession(page)
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cookies,local_storage,indexeddb,cache_storage' })
      await resize(page, viewport)
      await page.setExtraHTTPHeaders({ 'X-Test-Address': address })
      return { page, devtools }
    },
    close: async () => opened?.context.close(),
  }
}
