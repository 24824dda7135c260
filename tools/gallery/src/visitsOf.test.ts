import { discoverMerchants } from '@platform/config/merchants'
import { expect, test } from 'vitest'
import { chooseJobs } from './chooseJobs.ts'
import type { Job } from './Shot.ts'
import type { GalleryMerchant } from './startGallery.ts'
import { isSentToLogin, visitsOf } from './visitsOf.ts'

const merchants = await discoverMerchants<GalleryMerchant>()
const jobs = chooseJobs(merchants, { only: [], brand: ['lotus'], language: [], width: [], sample: '1' })
const visits = visitsOf(jobs)
const namesOf = (visit: Job[] = []) => visit.map(({ scenario, language }) => `${language} ${scenario.name}`)
const visitOf = (name: string) => namesOf(visits.find((visit) => visit.some(({ scenario }) => scenario.name === name)))

test('[3] every page belongs to one visit, and a visit to one brand', () => {
  expect(namesOf(visits.flat()).toSorted()).toEqual(namesOf(jobs).toSorted())
  expect(visits.length).toBeLessThan(jobs.length / 2)
})

test('[3] one page load shows both languages, first unchanged, then with larger and longer texts', () => {
  expect(visitOf('mine/text-200')).toEqual(
    ['PT', 'EN'].flatMap((language) => ['content', 'text-200', 'long-texts'].map((state) => `${language} mine/${state}`)),
  )
  const mine = visits.find((visit) => visit.some(({ scenario }) => scenario.name === 'mine/text-200'))!
  expect(mine.filter(({ axe }) => axe).map(({ scenario }) => scenario.name)).toEqual(['mine/content'])
  expect(visitOf('messages/failed')).toEqual(['PT messages/failed', 'EN messages/failed'])
})

test('[3] what happens only once is loaded separately for each language, and a popup is not closed for another picture', () => {
  for (const name of ['launchGame/answer-lost', 'home/first-sign-in']) expect(visitOf(name)).toHaveLength(1)
  expect(visitOf('home/popup')).toEqual(['PT home/popup', 'EN home/popup'])
})

test('[3] screens that redirect a guest to the login share a page load', () => {
  const chains = visits.filter(([first]) => first && isSentToLogin(first))
  // It is the same screen each time, so axe checks it once.
  expect(chains.flat().filter(({ axe }) => axe)).toHaveLength(1)
  const chain = namesOf(chains.find((visit) => visit.some(({ scenario }) => scenario.name === 'withdraw/guest')))
  expect(chain.length).toBeGreaterThan(5)
  expect(chain.every((name) => /^PT .*\/guest$/.test(name))).toBe(true)
  expect(chain).not.toContain('PT home/guest')
})

test('[3] offline screens share a page load, per language and member', () => {
  const chain = visits.find((visit) => visit.some(({ scenario }) => scenario.name === 'messages/offline'))!
  expect(chain.length).toBeGreaterThan(5)
  expect(new Set(chain.map(({ language, scenario }) => `${language} ${JSON.stringify(scenario.member)}`)).size).toBe(1)
  // Its order belongs to one member only.
  expect(visitOf('deposit/pix-offline')).toEqual(['PT deposit/pix-offline', 'EN deposit/pix-offline'])
})
