import { afterEach, expect, test, vi } from 'vitest'
import { answers } from './answers.ts'
import { configurationCache, pictureCache } from './cacheRules.ts'
import type { FetchEvent } from './WorkerScope.ts'

const precache = { version: '1', files: [] }

afterEach(async () => {
  vi.restoreAllMocks()
  await caches.delete(configurationCache)
  await caches.delete(pictureCache)
})

/** The worker's answer for the configuration, after it has been stored. */
async function configuration(network: Response | Error) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => (network instanceof Error ? Promise.reject(network) : Promise.resolve(network)))
  const work: Promise<unknown>[] = []
  const event = { request: new Request('/wps/system/settings/consolidated'), waitUntil: (more: Promise<unknown>) => work.push(more) }
  const answer = await answers.configuration(event as unknown as FetchEvent, precache)
  await Promise.all(work)
  return (await answer.json()) as unknown
}
const offline = new TypeError('no network')
const answerOf = (value: object) => Response.json({ success: true, value })

test('[4, 7.7] without a network the last configuration answers', async () => {
  await configuration(answerOf({ maintenance: false, mainDomain: 'ipanema.example' }))
  expect(await configuration(offline)).toMatchObject({ value: { mainDomain: 'ipanema.example' } })
})

test.each(['maintenance', 'regionRestriction'])('[4, 7.7] %s is never answered out of the cache', async (flag) => {
  const open = { maintenance: false, regionRestriction: false, mainDomain: 'ipanema.example' }
  await configuration(answerOf(open))
  expect(await configuration(answerOf({ ...open, [flag]: true }))).toMatchObject({ value: { [flag]: true } })
  expect(await configuration(offline)).toMatchObject({ value: open })
})

test.each(['full', 'blocked'])('[4] with a %s storage pictures come from the network, each time', async (how) => {
  const refused = () => Promise.reject(new DOMException('no', how === 'full' ? 'QuotaExceededError' : 'SecurityError'))
  if (how === 'full') vi.spyOn(Cache.prototype, 'put').mockImplementation(refused)
  else vi.spyOn(caches, 'open').mockImplementation(refused)
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('picture'))
  const work: Promise<unknown>[] = []
  const event = {
    request: new Request('/cdn/games/1.svg'),
    waitUntil: (more: Promise<unknown>) => work.push(more),
  } as unknown as FetchEvent
  for (const times of [1, 2]) {
    expect(await (await answers.picture(event, precache)).text()).toBe('picture')
    await Promise.all(work)
    expect(fetched).toHaveBeenCalledTimes(times)
  }
})

test.each(['asset', 'configuration'] as const)('[4] with a blocked storage the %s comes from the network', async (kind) => {
  vi.spyOn(caches, 'open').mockImplementation(() => Promise.reject(new DOMException('no', 'UnknownError')))
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('answer'))
  const event = { request: new Request('/assets/a.js'), waitUntil: () => undefined } as unknown as FetchEvent
  expect(await (await answers[kind](event, precache)).text()).toBe('answer')
})

test('[4] a picture that was stored is not fetched again', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('picture'))
  const work: Promise<unknown>[] = []
  const event = {
    request: new Request('/cdn/games/2.svg'),
    waitUntil: (more: Promise<unknown>) => work.push(more),
  } as unknown as FetchEvent
  await answers.picture(event, precache)
  await Promise.all(work)
  expect(await (await answers.picture(event, precache)).text()).toBe('picture')
  expect(fetched).toHaveBeenCalledTimes(1)
})
