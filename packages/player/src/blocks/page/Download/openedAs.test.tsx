import { afterEach, expect, test, vi } from 'vitest'
import { needsWorker } from '../../../app/shell/PwaHost.tsx'
import { entries } from '../../../storage/entries.ts'
import { isWebClip, markWebClip } from './openedAs.ts'

const before = location.href
afterEach(() => {
  history.replaceState(null, '', before)
  entries.webclip.remove()
  vi.unstubAllGlobals()
})

test.each([
  ['?WEBCLIP=1', true],
  ['?a=1&WEBCLIP=1&b=2', true],
  ['?WEBCLIP=0', false],
  ['?WEBCLIP=10', false],
  ['?XWEBCLIP=1', false],
  ['', false],
])('[3] the start with "%s" says whether it came by the web clip', (search, clip) => {
  history.replaceState(null, '', `${location.pathname}${search}`)
  markWebClip()
  expect(isWebClip()).toBe(clip)
})

test.each([
  [false, null, true],
  [true, null, false],
  [true, {}, true],
])('[7.7] with the data saver %s and the worker %j the worker side comes: %s', (saving, controller, comes) => {
  vi.stubGlobal('navigator', { serviceWorker: { controller } })
  expect(needsWorker(saving)).toBe(comes)
})
