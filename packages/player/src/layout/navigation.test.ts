import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { RouteName } from '../routes.ts'
import { isInNavigation, type Viewer } from '../session/mayVisit.ts'
import { testMerchant } from '../testing/testMerchant.ts'
import { viewerOf, whitelabelWithout } from '../testing/viewer.ts'
import { raisedTab, tabsOf } from './navigation.tsx'

const names = (viewer: Partial<Viewer>) =>
  tabsOf(testMerchant.tabs, (name) => isInNavigation(name, viewerOf(viewer))).map(({ name }) => name)
const noDeposit = new Set<RouteName>(['home', 'gameList', 'inviteFriends', 'gameRecord', 'activity', 'mine', 'help'])

test('[2.2] with everything built the tabs are home, games, deposit in the middle, promotions, account: for members and guests', () => {
  const tabs = ['home', 'gameList', 'deposit', 'activity', 'mine']
  expect(names({})).toEqual(tabs)
  expect(names({ type: undefined })).toEqual(tabs)
})

test('[2.2] a screen that does not exist is no tab; the next route of its place is', () => {
  expect(names({ registered: noDeposit })).toEqual(['home', 'gameList', 'inviteFriends', 'activity', 'mine'])
  expect(names({ registered: noDeposit, type: undefined })).toEqual(['home', 'gameList', 'inviteFriends', 'activity', 'mine'])
})

test('[5, 6] a place shows what its viewer may see: by flag, and by the kind of account', () => {
  const registered = noDeposit
  expect(names({ registered, whitelabel: whitelabelWithout('REFERRAL') })[2]).toBe('gameRecord')
  expect(names({ registered, whitelabel: whitelabelWithout('REFERRAL', 'TRANSBETREPMEM3') })).toEqual([
    'home',
    'gameList',
    'activity',
    'mine',
  ])
  expect(names({ registered, type: 4 })).toEqual(['home', 'gameList', 'gameRecord', 'activity', 'help'])
})

test('[2.2] a tab keeps its place until its flag is known', () => {
  expect(names({ registered: noDeposit, whitelabel: undefined })[2]).toBe('inviteFriends')
})

test('[2.2] no two tabs open the same', () => {
  const places: RouteName[][] = [['home'], ['gameList'], ['gameList', 'activity']]
  expect(tabsOf(places, () => true).map(({ name }) => name)).toEqual(['home', 'gameList', 'activity'])
})

test.each(['pt-BR', 'en'])('[2.2] a tab is called as the page that it opens (%s)', (locale) => {
  const read = (file: string) =>
    JSON.parse(readFileSync(join(import.meta.dirname, '../i18n/locales', locale, file), 'utf8')) as Record<string, unknown>
  expect(read('titles.json')).toMatchObject(read('layout.json')['tabs'] as object)
})

test('[2.2] deposit is the lifted tab; without it the middle of an odd bar', () => {
  expect(raisedTab(['home', 'activity', 'deposit', 'inviteFriends', 'mine'])).toBe('deposit')
  expect(raisedTab(['home', 'gameList', 'activity'])).toBe('gameList')
  expect(raisedTab(['home', 'gameList', 'gameRecord', 'activity'])).toBeUndefined()
})
