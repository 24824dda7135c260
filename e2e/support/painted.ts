import type { Page } from '@playwright/test'

/** Waits two frames, after which everything that has happened so far is painted. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
