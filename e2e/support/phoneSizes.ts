import type { Page } from '@playwright/test'
import { painted } from './painted.ts'
import { settled } from './walk.ts'

export const phone = { width: 390, height: 844 }
export const narrow = { width: 320, height: 568 }

/**
 * Runs checks at the sizes of a usual and of the narrowest phone. Begins with the size that the page has, since each resize lays out and
 * paints the screen again: the next screen opens at the size of the last check.
 */
export async function atPhoneSizes(page: Page, atPhone: () => Promise<string[]>, atNarrow: () => Promise<string[]>): Promise<string[]> {
  const narrowed = async () => (await atNarrow()).map((text) => `at ${narrow.width} px: ${text}`)
  if (page.viewportSize()?.width === narrow.width) {
    const faults = await narrowed()
    await resize(page, phone)
    return [...faults, ...(await atPhone())]
  }
  const faults = await atPhone()
  await resize(page, narrow)
  return [...faults, ...(await narrowed())]
}

/** Runs checks at the size of the narrowest phone, which the page keeps. */
export async function atNarrow(page: Page, check: () => Promise<string[]>): Promise<string[]> {
  if (page.viewportSize()?.width !== narrow.width) await resize(page, narrow)
  return (await check()).map((text) => `at ${narrow.width} px: ${text}`)
}

/** Waits a frame, since after two resizes in one frame a headless browser may render no more, and for what a taller screen loads. */
async function resize(page: Page, size: typeof phone) {
  await page.setViewportSize(size)
  await painted(page)
  await settled(page)
}
