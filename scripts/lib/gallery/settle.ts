import type { Page } from 'playwright'
import type { trackRequests } from '../../../e2e/support/trackRequests.ts'
import type { Job } from './Shot.ts'

/** A page that is not ready by then is shown as it is. */
export const PATIENCE_MS = 20_000

/** What it waits for does not come while the picture is taken. */
const waitsForEver = ({ scenario: { name, setup } }: Job) =>
  /\/(loading|slow)$/.test(name) || setup.some(({ body }) => body.kind === 'delay')

/**
 * Waits until the page has what it requested, or has drawn itself if it will never get it. Returns whether it did so in time. `restMs`: how
 * long nothing may be under way.
 */
export async function settle(page: Page, rest: ReturnType<typeof trackRequests>, job: Job, restMs = 350): Promise<boolean> {
  await page.waitForLoadState('load')
  const waits = waitsForEver(job)
  const until = Date.now() + PATIENCE_MS
  do {
    // A page that went elsewhere is looked at again. Playwright's own waiting brings its whole library into every page.
    await page.evaluate(becomesReady, { waits, patience: until - Date.now() }).catch(() => undefined)
    // Requests that take longer are waited for in the next round, until the patience with this page ends.
    await rest(restMs, waits ? restMs + 500 : 3000).catch(() => undefined)
    // A page that was ready may show a next part that is not: a list below what the prerendered page showed.
    if (await page.evaluate(becomesReady, { waits, patience: 0 })) return true
  } while (Date.now() < until)
  return false
}

/** Runs in the page. A page whose answers never arrive is ready once the app has started. */
async function becomesReady({ waits, patience }: { waits: boolean; patience: number }): Promise<boolean> {
  const isReady = () => {
    const main = document.querySelector('main') ?? document.querySelector('#root')
    // Until the app has started, the page shows the boot frame or its prerendered content.
    if ('first' in document.documentElement.dataset) return false
    if (!main || waits) return main !== null
    // A place that says that it loads, and shows nothing to read yet.
    const loads = [...main.querySelectorAll('[role=status][aria-label]')].some(({ textContent }) => textContent.trim() === '')
    return main.textContent.trim() !== '' && !loads && !main.querySelector('[aria-busy=true]')
  }
  for (const until = performance.now() + patience; !isReady() && performance.now() < until;)
    await new Promise((done) => setTimeout(done, 50))
  return isReady()
}
