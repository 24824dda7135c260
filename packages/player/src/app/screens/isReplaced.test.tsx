import { expect, onTestFinished, test, vi } from 'vitest'
import { isReplaced } from './isReplaced.ts'

const place = (html: string) => Object.assign(document.createElement('div'), { innerHTML: html })

const serve = (answer: () => Promise<Response>) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  onTestFinished(() => void vi.restoreAllMocks())
}

const served = (entry: string) => () => Promise.resolve(new Response(`<link rel="modulepreload" href="/assets/${entry}.js" data-entry>`))

test('[8] a page is replaced once its host sends one with other code', async () => {
  const page = place('<link rel="modulepreload" href="/assets/index-1.js" data-entry>')
  serve(served('index-1'))
  expect(await isReplaced(page)).toBe(false)
  serve(served('index-2'))
  expect(await isReplaced(page)).toBe(true)
  expect(await isReplaced(place('<script type="module" src="/assets/index-1.js"></script>'))).toBe(true)
})

test('[8] a host that does not answer, or a page without code of its own, is no new version', async () => {
  const page = place('<link rel="modulepreload" href="/assets/index-1.js" data-entry>')
  serve(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await isReplaced(page)).toBe(false)
  serve(() => Promise.resolve(new Response('Bad gateway', { status: 502 })))
  expect(await isReplaced(page)).toBe(false)
  serve(served('index-2'))
  expect(await isReplaced(place(''))).toBe(false)
})
