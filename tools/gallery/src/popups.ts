import type { Page } from 'playwright'
import type { Job } from './Shot.ts'

/** Time by which home has opened its announcements, if it has any. */
const COMES_MS = 5000

export const isAboutPopup = ({ scenario: { name } }: Job) => name === 'home/popup' || name === 'home/first-sign-in'

/** Closes the announcements over home, which would cover the page. `mayCome`: they may not have opened yet, on this page or in its new language. */
export async function closePopup(page: Page, mayCome: boolean): Promise<void> {
  if (new URL(page.url()).pathname !== '/m/home') return
  await page.evaluate(close, mayCome ? COMES_MS : 0)
}

/** Waits until the announcements are open. */
export const waitForPopup = (page: Page) => page.locator('[role=dialog], dialog[open]').first().waitFor({ timeout: COMES_MS })

/** Runs in the page. */
async function close(patience: number) {
  const button = () =>
    [...document.querySelectorAll<HTMLElement>('dialog button, [role=dialog] button')].find(
      (one) => /^(Fechar|Close)$/.test((one.getAttribute('aria-label') ?? one.textContent).trim()) && one.checkVisibility(),
    )
  const wait = () => new Promise((done) => setTimeout(done, 50))
  for (const until = performance.now() + patience; !button() && performance.now() < until;) await wait()
  const found = button()
  found?.click()
  for (const until = performance.now() + 1500; found && button() && performance.now() < until;) await wait()
}
