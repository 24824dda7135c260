import fc from 'fast-check'
import { expect, test } from 'vitest'
import { audienceOf, isNews, popupHash, popupsFor } from './popupRules.ts'

const popup = (execution: 'A' | 'B' | 'F', title: string = execution) => ({ title, content: '', promotionType: '', execution })
const all = [popup('A'), popup('B'), popup('F')]
const shown = (signedIn: boolean, firstTimeLogin: boolean) => popupsFor(all, { signedIn, firstTimeLogin }).map(({ execution }) => execution)

test('[4] members see A, with F after a first login; guests see B', () => {
  expect(shown(true, false)).toEqual(['A'])
  expect(shown(true, true)).toEqual(['A', 'F'])
  expect(shown(false, false)).toEqual(['B'])
  expect(shown(false, true)).toEqual(['B'])
})

test('[4] audience A is signed in, B is signed out', () => {
  expect(audienceOf({ signedIn: true })).toBe('A')
  expect(audienceOf({ signedIn: false })).toBe('B')
})

test('[4] the list shows again when it holds an entry that was not seen', () => {
  const seen = all.map(popupHash)
  expect(isNews(all, seen)).toBe(false)
  expect(isNews([...all, popup('A', 'new')], seen)).toBe(true)
  expect(isNews(all, [])).toBe(true)
  expect(isNews([], [])).toBe(false)
})

test('[4] title and content both count, and do not run together', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (title, content, otherTitle, otherContent) => {
      const same = title === otherTitle && content === otherContent
      return (popupHash({ title, content }) === popupHash({ title: otherTitle, content: otherContent })) === same
    }),
  )
  expect(popupHash({ title: 'ab', content: 'c' })).not.toBe(popupHash({ title: 'a', content: 'bc' }))
})
