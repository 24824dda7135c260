import type { Page } from 'playwright'

/** Most pages are as tall as a phone, and the first width is there already. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const now = page.viewportSize()
  if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size)
}
