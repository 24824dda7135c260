import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/**
 * Tracks a page's requests from now on. The returned function waits until none has been pending for `restMs`, and throws after `patienceMs`
 * in total.
 */
export function trackRequests(page: Page) {
  let underWay = 0
  let restsSince = Date.now()
  const ended = () => {
    underWay--
    restsSince = Date.now()
  }
  page.on('request', () => underWay++)
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return async (restMs: number, patienceMs: number): Promise<void> => {
    const until = Date.now() + patienceMs
    const from = Date.now()
    while (Date.now() < until) {
      if (underWay === 0 && Date.now() - Math.max(from, restsSince) >= restMs) return
      await wait(20)
    }
    throw new Error(`${page.url()} did not come to rest within ${patienceMs} ms: ${underWay} requests pending`)
  }
}
