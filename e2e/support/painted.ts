import type { Page } from '@playwright/test'

/** Two frames later whatever has happened so far is on the screen. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
