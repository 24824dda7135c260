import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { RouteName } from '../routes.ts'
import { defineMerchant } from '../merchant/defineMerchant.ts'
import { isInNavigation, type Viewer } from '../session/mayVisit.ts'
import { testMerchant } from '../testing/testMerchant.ts'
import { viewerOf, whitelabelWithout } from '../testing/viewer.ts'
import { raisedTab, tabsOf } from './navigation.tsx'

const names = (viewer: Partial<Viewer>) =>
  tabsOf(testMerchant.tabs, (name) => isInNavigation(name, viewerOf(viewer))).map(({ name }) => name)
const all: RouteName[] = ['home', 'activity', 'deposit', 'inviteFriends', 'mine']
const noDeposit = new Set<RouteName>(['home', 'gameList', 'inviteFriends', 'gameRecord', 'activity', 'mine', 'help'])

test('[2.2] by default the tabs are home, promotions, deposit, invite friends, members: for members and guests', () => {
  expect(names({})).toEqual(all)
  expect(names({ type: undefined })).toEqual(all)
})

test('[2.2] a brand may configure others', () => {
  const tabs: RouteName[][] = [['home'], ['activity'], ['deposit'], ['gameList'], ['mine']]
  expect(defineMerchant({ ...testMerchant, tabs }).tabs).toEqual(tabs)
})

test('[2.2] a screen that does not exist is no tab; the next route of its place is', () => {
  const tabs = ['home', 'activity', 'gameList', 'inviteFriends', 'mine']
  expect(names({ registered: noDeposit })).toEqual(tabs)
  expect(names({ registered: noDeposit, type: undefined })).toEqual(tabs)
})

test('[5, 6] a place shows what its viewer may see: by flag, and by the kind of account', () => {
  expect(names({ whitelabel: whitelabelWithout('REFERRAL') })[3]).toBe('gameRecord')
  expect(names({ whitelabel: whitelabelWithout('REFERRAL', 'TRANSBETREPMEM3') })).toEqual(['home', 'activity', 'deposit', 'mine'])
  expect(names({ type: 4 })).toEqual(['home', 'activity', 'gameList', 'gameRecord', 'help'])
})

test('[2.2] a tab keeps its place until its flag is known', () => {
  expect(names({ whitelabel: undefined })[3]).toBe('inviteFriends')
})

test('[2.2] no two tabs open the same', () => {
  const places: RouteName[][] = [['home'], ['gameList'], ['gameList', 'activity']]
  expect(tabsOf(places, () => true).map(({ name }) => name)).toEqual(['home', 'gameList', 'activity'])
})

test.each(['pt-BR', 'en'])('[2.2] a tab has the name of the page that it opens, or the end of it (%s)', (locale) => {
  const read = (file: string) =>
    JSON.parse(readFileSync(join(import.meta.dirname, '../i18n/locales', locale, file), 'utf8')) as Record<string, string>
  const titles = read('titles.json')
  const tabs = Object.entries(read('layout.json').tabs as unknown as Record<string, string>)
  expect(tabs.length).toBeGreaterThan(4)
  expect(tabs.filter(([name, label]) => !titles[name]?.toLowerCase().endsWith(label.toLowerCase()))).toEqual([])
})

test('[2.2] deposit is the lifted tab; without it the middle of an odd bar', () => {
  expect(raisedTab(['home', 'activity', 'deposit', 'inviteFriends', 'mine'])).toBe('deposit')
  expect(raisedTab(['home', 'gameList', 'activity'])).toBe('gameList')
  expect(raisedTab(['home', 'gameList', 'gameRecord', 'activity'])).toBeUndefined()
})
