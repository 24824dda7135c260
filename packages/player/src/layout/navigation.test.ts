import { expect, test } from 'vitest'
import type { RouteName } from '../routes.ts'
import { isInNavigation, type Viewer } from '../session/mayVisit.ts'
import { viewerOf, whitelabelWithout } from '../testing/viewer.ts'
import { raisedTab, tabsOf } from './navigation.tsx'

const spec: RouteName[] = ['home', 'activity', 'deposit', 'inviteFriends', 'mine', 'gameList', 'gameRecord', 'login', 'settings']
const names = (viewer: Partial<Viewer>) => tabsOf(spec, (name) => isInNavigation(name, viewerOf(viewer))).map(({ name }) => name)

test('[2.2] with everything built the tabs are home, promotions, deposit, invite friends, members', () => {
  expect(names({})).toEqual(['home', 'activity', 'deposit', 'inviteFriends', 'mine'])
  expect(names({ type: undefined })).toEqual(['home', 'activity', 'deposit', 'inviteFriends', 'mine'])
})

test('[2.2] a screen that does not exist is no tab; the next candidate takes its place', () => {
  const registered = new Set<RouteName>(['home', 'gameList', 'gameRecord', 'login', 'settings'])
  expect(names({ registered })).toEqual(['home', 'gameList', 'gameRecord', 'settings'])
  expect(names({ registered, type: undefined })).toEqual(['home', 'gameList', 'login'])
})

test('[5] while invite friends is off it is no tab, and a trial account has a tab neither for it nor for the member centre', () => {
  expect(names({ whitelabel: whitelabelWithout('REFERRAL') })).toEqual(['home', 'activity', 'deposit', 'mine', 'gameList'])
  expect(names({ type: 4 })).not.toContain('mine')
  expect(names({ type: 4 })).not.toContain('inviteFriends')
})

test('[6] while betting records are off they are no tab', () => {
  const registered = new Set<RouteName>(['home', 'gameList', 'gameRecord'])
  expect(names({ registered, whitelabel: whitelabelWithout('TRANSBETREPMEM3') })).toEqual(['home', 'gameList'])
})

test('[2.2] a tab keeps its place until its flag is known', () => {
  expect(names({ whitelabel: undefined })).toEqual(['home', 'activity', 'deposit', 'inviteFriends', 'mine'])
})

test('[2.2] deposit is the lifted tab; without it the middle of an odd bar', () => {
  expect(raisedTab(['home', 'activity', 'deposit', 'inviteFriends', 'mine'])).toBe('deposit')
  expect(raisedTab(['home', 'gameList', 'login'])).toBe('gameList')
  expect(raisedTab(['home', 'gameList', 'gameRecord', 'settings'])).toBeUndefined()
})
