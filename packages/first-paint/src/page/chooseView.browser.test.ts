import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeClock } from '@platform/config/settle'
import { chooseView } from './chooseView.ts'

const { dataset } = document.documentElement
beforeEach(() => localStorage.clear())
afterEach(() => {
  delete dataset.first
  delete dataset.paths
  delete dataset.form
  delete dataset.reads
  localStorage.clear()
})

test.each([
  ['a guest at the address', '', 'drawn'],
  ['a query that the page reads', '?type=FISH', 'boot'],
  ['a query of a campaign', '?utm_source=a', 'drawn'],
])('[2] %s sees what was drawn, or the empty frame', (_who, search, seen) => {
  expect(look(search)).toBe(seen)
})

test('[2] a member, and who chose the other language, see the empty frame until the app is there', () => {
  localStorage.setItem('lang', 'EN')
  expect(look('')).toBe('boot')
  localStorage.setItem('lang', 'PT')
  expect(look('')).toBe('drawn')
  localStorage.setItem('MC_SESSION_INFO', '{}')
  expect(look('')).toBe('boot')
})

test('[2.9] who was here before gets an empty frame for a page without content: what is typed or tapped in it would be lost', () => {
  localStorage.setItem('keptAnswers', '{}')
  expect(look('')).toBe('boot')
  localStorage.clear()
  expect(look('')).toBe('drawn')
})

test('[2.9] a form submitted before the app is there is submitted once more as soon as the app handles it', async () => {
  const clock = fakeClock()
  dataset.form = ''
  look('')
  const place = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => place.remove())
  place.innerHTML = '<form method="dialog"></form>'
  const early = place.querySelector('form')
  early!.requestSubmit()
  early!.requestSubmit()
  await clock.pass(1000)
  const handled = vi.fn((event: Event) => event.preventDefault())
  early!.addEventListener('submit', handled)
  await clock.pass(1000)
  expect(handled).toHaveBeenCalledOnce()
})

test('[2] [9] content shows for a day, and not while data are saved: its pictures would load', () => {
  dataset.made = String(Date.now() - 1000)
  onTestFinished(() => void delete dataset.made)
  expect(look('')).toBe('drawn')
  localStorage.setItem('dataSaver', 'true')
  expect(look('')).toBe('boot')
  localStorage.clear()
  // It is hydrated for returning visitors too.
  localStorage.setItem('keptAnswers', '{}')
  expect(look('')).toBe('drawn')
  dataset.until = String(Date.now() + 1000)
  expect(look('')).toBe('drawn')
  dataset.until = String(Date.now() - 1000)
  expect(look('')).toBe('boot')
  delete dataset.until
  dataset.made = String(Date.now() - 25 * 3_600_000)
  expect(look('')).toBe('boot')
})

test('[2] a query that links write, and that shows the same view, is no other address', () => {
  dataset.searches = '?gameType=RNG'
  expect(look('?gameType=RNG', '/m/gameList')).toBe('drawn')
  expect(look('?gameType=FISH', '/m/gameList')).toBe('boot')
  delete dataset.searches
})

test('[2.10] who comes by an invitation sees the form of registration at once, but for a query that it reads', () => {
  expect(look('?r=7&code=ANA', '/m/register')).toBe('drawn')
  expect(look('?r=7&back=%2Fm%2Fhelp', '/m/register')).toBe('boot')
})

function look(search: string, path = '/m/home') {
  const before = location.href
  dataset.first = 'drawn'
  dataset.paths = path === '/m/home' ? '/ /m/home' : path.toLowerCase()
  if (path === '/m/home') dataset.reads = 'type'
  if (path === '/m/register') dataset.reads = 'back'
  history.replaceState(null, '', path + search)
  chooseView({
    session: 'MC_SESSION_INFO',
    language: 'lang',
    dataSaver: 'dataSaver',
    visited: ['keptAnswers'],
    spoken: 'PT',
  })
  history.replaceState(null, '', before)
  return dataset.first
}
