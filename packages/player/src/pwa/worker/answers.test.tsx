import { afterEach, expect, test, vi } from 'vitest'
import { answers } from './answers.ts'
import { configurationCache } from './cacheRules.ts'
import type { FetchEvent } from './WorkerScope.ts'

const precache = { version: '1', files: [] }

afterEach(async () => {
  vi.restoreAllMocks()
  await caches.delete(configurationCache)
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
