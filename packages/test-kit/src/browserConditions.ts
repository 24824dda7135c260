import type {} from '@vitest/browser-playwright'
import { cdp } from 'vitest/browser'
import type { Scenario } from '@platform/sandbox/scenario'
import { store } from './scenarios/store.ts'
import { fillStorage } from './scenarios/fillStorage.ts'
import { lengthenTexts } from './scenarios/lengthenTexts.ts'

/** Puts the test's own page into the state that a scenario describes. Returns a function that undoes it. */
export async function startConditions({ browser = {} }: Scenario): Promise<() => Promise<void>> {
  const ends: (() => unknown)[] = []
  if (browser.stored) ends.push(store(browser.stored))
  if (browser.storageFull) ends.push(fillStorage())
  if (browser.reducedMotion) {
    await preferMotion('reduce')
    ends.push(() => preferMotion(''))
  }
  ends.push(() => document.documentElement.style.removeProperty('font-size'))
  return async () => void (await Promise.all(ends.map((end) => end())))
}

/** Changes the texts of a rendered page as a scenario describes: call it when the content is visible. */
export function changeTexts({ browser = {} }: Scenario): void {
  if (browser.textScale) document.documentElement.style.fontSize = `${browser.textScale * 100}%`
  if (browser.longTexts) lengthenTexts(browser.longTexts)
}

const preferMotion = (value: 'reduce' | '') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
