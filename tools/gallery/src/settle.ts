import type { Page } from 'playwright'
import type { trackRequests } from '../../../e2e/support/trackRequests.ts'
import type { Job } from './Shot.ts'

/** Timeout after which a page's picture is taken anyway. */
export const PATIENCE_MS = 20_000

/** Whether the page waits for an answer that does not arrive before the picture. */
const waitsForEver = ({ scenario: { name, setup } }: Job) =>
  /\/(loading|slow)$/.test(name) || setup.some(({ body }) => body.kind === 'delay')

/**
 * Waits until the page has all its answers, or is rendered if they will never arrive. Returns whether it was ready in time. `restMs`: how
 * long no request may be pending.
 */
export async function settle(page: Page, rest: ReturnType<typeof trackRequests>, job: Job, restMs = 350): Promise<boolean> {
  await page.waitForLoadState('load')
  const waits = waitsForEver(job)
  const until = Date.now() + PATIENCE_MS
  do {
    // Fails if the page navigates, and is tried again. Playwright's own waiting would inject its library into every page.
    await page.evaluate(becomesReady, { waits, patience: until - Date.now() }).catch(() => undefined)
    // The next round waits for slower requests, until the timeout of this page.
    await rest(restMs, waits ? restMs + 500 : 3000).catch(() => undefined)
    // A page that was ready may then load another part, such as a list below the prerendered content.
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
    // React marks what it has hydrated. A part of a prerendered page may still wait for its turn, and request code after it.
    const isHydrated = (control: Element) => Object.keys(control).some((key) => key.startsWith('__reactFiber'))
    if (![...main.querySelectorAll('button, input')].every(isHydrated)) return false
    // A status region that is still loading: it has a label but no text.
    const loads = [...main.querySelectorAll('[role=status][aria-label]')].some(({ textContent }) => textContent.trim() === '')
    return main.textContent.trim() !== '' && !loads && !main.querySelector('[aria-busy=true]')
  }
  for (const until = performance.now() + patience; !isReady() && performance.now() < until;)
    await new Promise((done) => setTimeout(done, 50))
  // Its tasks come before an idle moment.
  await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }))
  return isReady()
}
