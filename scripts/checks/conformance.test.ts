import { markets } from '@platform/sdk/markets'
import { scenariosOf } from '@platform/test-kit/scenarios'
import { expect, test } from 'vitest'
import { routes } from '../../packages/player/src/routes.ts'
import { screenStates } from '../../packages/player/src/testing/screenStates.ts'
import { fixtureFiles } from '../lib/conformance/fixtureFiles.ts'
import { itemsOf } from '../lib/conformance/Item.ts'
import { isHeldBy, markersIn } from '../lib/conformance/markersIn.ts'
import { notEnforced } from '../lib/conformance/notEnforced.ts'
import { reportOf } from '../lib/conformance/reportOf.ts'
import { reportPage } from '../lib/conformance/reportPage.ts'
import { screens } from '../lib/conformance/screenOf.ts'

const items = markets.flatMap((market) => itemsOf(market).map((item) => ({ ...item, market })))
const ids = new Set(items.map(({ id }) => id))
/** The rules' own titles are complete only in a run: their test fails for a rule without a fixture. */
const texts = fixtureFiles().map(({ text }) => text)

test('[7] every number and requirement of a market has a test that names it, or is known to wait for a part of the product', () => {
  expect(ids.size).toBeGreaterThan(40)
  const unheld = items.filter(({ id, market }) => !id.startsWith('rules.') && !texts.some((text) => isHeldBy(text, market.code, id)))
  expect([...new Set(unheld.map(({ id }) => id))].toSorted()).toEqual(Object.keys(notEnforced).toSorted())
})

test('[7] every marker in a title, and every screen, is of an item that exists', () => {
  const known = new Set(items.flatMap(({ id, market }) => [id, `${market.code}.${id}`]))
  const extra = ['%s', 'numbers.%s', 'texts.means', 'texts.words']
  const markers = new Set(texts.flatMap(markersIn))
  expect(markers.size).toBeGreaterThan(15)
  expect([...markers].filter((marker) => !known.has(marker) && !extra.includes(marker))).toEqual([])
  expect(Object.keys(screens).filter((id) => !ids.has(id))).toEqual([])
  const scenarios = new Set(scenariosOf({ routes, states: screenStates }).map(({ name }) => name))
  expect(Object.values(screens).filter((name) => !scenarios.has(name))).toEqual([])
})

const br = markets.find(({ code }) => code === 'br')!
const holding = (items: string) => ({ title: `[7] [market ${items}] x`, file: 'a.test.ts', status: 'passed' as const })
const held = holding('br.rules.means numbers.minimumAge')
const report = (results = [held]) =>
  reportOf({
    merchant: 'bandeira',
    market: br,
    results,
    at: '2026-11-30',
    pictureOf: (id) => (id === 'rules.means' ? '.pictures/a.png' : undefined),
  })

test('[7] a report begins with the lawyer and with what is known from a summary or from memory', () => {
  const page = reportPage(report(), '../').replace(/[^]*<\/style>/, '')
  const [first, second, third] = page.trim().split('\n')
  expect(first).toContain('A lawyer of the market must confirm')
  expect(second).toContain('<code>numbers.idleMs</code>')
  expect(third).toContain('<code>numbers.depositTurnoverMax</code>')
  expect(page).toContain('src="../.pictures/a.png"')
  expect(Object.keys(report())[0]).toBe('note')
})

test('[7] an item is held only by tests that pass; one without a test is not held', () => {
  const states = (results?: (typeof held)[]) =>
    ['rules.means', 'numbers.minimumAge', 'numbers.realityCheckMs', 'rules.points'].map(
      (id) => report(results).rows.find((row) => row.id === id)?.state,
    )
  expect(states()).toEqual(['held', 'held', 'untested', 'untested'])
  const failing = { ...holding('numbers.minimumAge'), status: 'failed' as 'passed' }
  expect(states([held, failing])).toEqual(['held', 'failed', 'untested', 'untested'])
  expect(states([holding('gb.rules.means')])).toEqual(['untested', 'untested', 'untested', 'untested'])
})
