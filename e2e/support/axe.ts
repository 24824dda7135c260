import { expect, type Page } from '@playwright/test'
import { barriersOf } from './walk.ts'

/** Fails on WCAG 2.2 AA violations that axe can detect. Vendor frames are excluded. */
export async function expectAccessible(page: Page): Promise<void> {
  // Runs in the page itself: a tab opened for axe would take the keyboard focus away from this one.
  expect(await barriersOf(page)).toEqual([])
}
