import { expect, test } from 'vitest'
import { discoverMerchants } from '@platform/config/merchants'
import type { Reach } from '../../../apps/sandbox/src/console/scenarios/Scenario.ts'
import { registeredRoutes } from '../../../packages/player/src/merchant/registeredRoutes.ts'
import { choiceOf, chooseJobs, type Choice } from './chooseJobs.ts'
import { reachOf } from './reachOf.ts'
import type { GalleryMerchant } from './startGallery.ts'
import { loadOf } from './visitsOf.ts'

const merchants = await discoverMerchants<GalleryMerchant>()
const choose = (choice: Partial<Choice> = {}) =>
  chooseJobs(merchants, { only: [], brand: [], language: [], width: [], sample: '1', ...choice })
const namesOf = (jobs: ReturnType<typeof choose>) => new Set(jobs.map(({ scenario }) => scenario.name))

test('[3] without options, every screen of every brand is rendered in both languages and three widths', () => {
  const jobs = choose()
  for (const merchant of merchants) {
    for (const language of ['PT', 'EN'] as const) {
      const own = jobs.filter((job) => job.merchant === merchant && job.language === language)
      const screens = new Set(own.map(({ scenario }) => scenario.name.split('/')[0]))
      expect(screens).toEqual(new Set(registeredRoutes(merchant)))
    }
  }
  expect(jobs.filter(({ widths }) => widths.join() !== '390,320,1280')).toEqual([])
  const checksOf = (code: string, language: string) =>
    new Set(jobs.filter((job) => job.merchant.code === code && job.language === language).map(({ axe }) => axe))
  const checks = ['ipanema', 'lotus', 'bandeira'].map((code) => [checksOf(code, 'PT'), checksOf(code, 'EN')])
  const none = new Set([undefined])
  expect(checks).toEqual([new Set(['all']), new Set(['theme']), new Set(['all'])].map((check) => [check, none]))
})

test('[3] filters by parts of names, brand, language and width', () => {
  const jobs = choose({ only: ['deposit/', '/failed'], brand: ['lotus'], language: ['en'], width: ['320'] })
  expect(namesOf(jobs)).toContain('deposit/pix-waiting')
  expect([...namesOf(jobs)].filter((name) => !name.startsWith('deposit/') && !name.endsWith('/failed'))).toEqual([])
  expect(new Set(jobs.map(({ merchant, language, widths }) => `${merchant.code} ${language} ${widths.join()}`))).toEqual(
    new Set(['lotus EN 320']),
  )
  // axe runs in the only language, and checks the structure in the only brand.
  expect(jobs.every(({ axe }) => axe === 'all')).toBe(true)
})

test('[3] a language may be written as in a page, in a catalogue or in short; lists may have commas', () => {
  const none = { only: [], brand: [], language: [], width: [], sample: '1' }
  for (const language of ['pt-BR', 'PT', 'pt', 'pt-br']) expect(choiceOf({ ...none, language: [language] }).language).toEqual(['pt'])
  expect(choiceOf({ ...none, language: ['pt-BR,en-GB'], width: ['390,320'] })).toEqual({
    ...none,
    language: ['pt', 'en'],
    width: ['390', '320'],
  })
  expect(() => choose(choiceOf({ ...none, language: ['pt-XYZ'] }))).toThrow('No language is called pt-xyz. There are: pt, en')
})

test('[3] a state that needs another screen exists only for brands with that screen', () => {
  const brands = choose({ only: ['home/contract-prompt'] }).map(({ merchant }) => merchant.code)
  expect(new Set(brands)).toEqual(new Set(['ipanema', 'lotus']))
})

test('[3] a sample is every nth of the selected states, in all languages and text sizes, and always the same', () => {
  const all = choose({ brand: ['lotus'] })
  const sample = choose({ brand: ['lotus'], sample: '20' })
  const loads = new Set(sample.map(loadOf))
  expect(sample).toEqual(all.filter((job) => loads.has(loadOf(job))))
  expect(loads.size).toBe(Math.ceil(new Set(all.map(loadOf)).size / 20))
  expect(new Set(sample.map(({ language }) => language))).toEqual(new Set(['PT', 'EN']))
})

test.each([
  [{ only: ['depozit'] }, /No scenario is called depozit\. There are: .*home\/content/],
  [{ brand: ['lotos'] }, /No brand is called lotos\. There are: .*lotus/],
  [{ width: ['400'] }, /No width is called 400\. There are: 390, 320, 1280/],
  [{ sample: '0' }, /positive integer, such as 20 for every 20th state: 0/],
  [{ sample: 'some' }, /positive integer, such as 20 for every 20th state: some/],
])('[3] a value that matches nothing lists the known ones: %j', (choice, message) => {
  expect(() => choose(choice)).toThrow(message)
})

test('[3] pages are rendered in parallel unless one switches something that others would see', () => {
  const names = (reach: Reach) => [...namesOf(choose().filter((job) => reachOf(job) === reach))]
  expect(names('page')).toEqual(expect.arrayContaining(['messages/failed', 'deposit/pix-waiting', 'deposit/pix-ending', 'home/offline']))
  expect(names('brand')).toEqual(expect.arrayContaining(['home/maintenance', 'messages/switched-off', 'maintenance/content']))
})
