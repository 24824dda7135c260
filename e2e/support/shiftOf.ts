import type { Page } from '@playwright/test'
import type { trackRequests } from './trackRequests.ts'

/** Cumulative layout shift from opening the page until it is idle. */
export async function shiftOf(page: Page, rest: ReturnType<typeof trackRequests>): Promise<number> {
  await page.waitForFunction(() => document.querySelector('main') && !document.querySelector('main [aria-busy=true]'))
  // A tenth of a second without requests means that all answers are on the page; "networkidle" would wait half a second. A new gateway
  // renders each picture at its first request.
  await rest(100, 60_000)
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const watch = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value
        })
        watch.observe({ type: 'layout-shift', buffered: true })
        // Buffered entries are delivered in a separate task, before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))))
      }),
  )
}
