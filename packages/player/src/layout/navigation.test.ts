import { expect, test } from 'vitest'
import { routePaths, type RouteName } from '../paths.ts'
import { raisedTab, tabsOf } from './navigation.tsx'

const all = Object.keys(routePaths) as RouteName[]
const spec: RouteName[] = ['home', 'activity', 'deposit', 'inviteFriends', 'mine', 'gameList', 'gameRecord', 'login']
const names = (exists: RouteName[], signedIn: boolean) => tabsOf(spec, (name) => exists.includes(name), signedIn).map(({ name }) => name)

test('[2.2] with everything built the tabs are home, promotions, deposit, invite friends, members', () => {
  expect(names(all, true)).toEqual(['home', 'activity', 'deposit', 'inviteFriends', 'mine'])
})

test('[2.2] a screen that does not exist is no tab; the next candidate takes its place', () => {
  const built: RouteName[] = ['home', 'gameList', 'gameRecord', 'login', 'settings']
  expect(names(built, true)).toEqual(['home', 'gameList', 'gameRecord'])
  expect(names(built, false)).toEqual(['home', 'gameList', 'login'])
})

test('[2.2] deposit is the lifted tab; without it the middle of an odd bar', () => {
  expect(raisedTab(['home', 'activity', 'deposit', 'inviteFriends', 'mine'])).toBe('deposit')
  expect(raisedTab(['home', 'gameList', 'login'])).toBe('gameList')
  expect(raisedTab(['home', 'gameList', 'gameRecord', 'settings'])).toBeUndefined()
})
