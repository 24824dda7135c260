import { expect, test } from 'vitest'
import { routePaths, type RouteName } from '../paths.ts'
import { backLeadsTo, hasFooter, hasHeader } from './layoutRules.ts'

const names = Object.keys(routePaths) as RouteName[]

test('[2.2] every page except login, register, mine, agent and help has the header', () => {
  expect(names.filter((name) => !hasHeader(name)).toSorted()).toEqual(['agent', 'help', 'login', 'mine', 'register'])
  expect(hasHeader(undefined)).toBe(true)
})

test('[2.2] the footer is hidden on the thirteen pages of the list', () => {
  expect(names.filter((name) => !hasFooter(name)).toSorted()).toEqual(
    [
      'login',
      'register',
      'trial',
      'launchGame',
      'changePassword',
      'notice',
      'activity',
      'forget',
      'service',
      'moreLottery',
      'userAgreement',
      'maintenance',
      'agent',
    ].toSorted(),
  )
})

test.each(['login', 'register', 'trial', 'notice', 'forget'] as const)('[2.2] back on %s goes home, whatever came before', (name) => {
  expect(backLeadsTo(name, 5)).toBe('home')
})

test('[2.2] back goes one step back, and home where there is no history', () => {
  expect(backLeadsTo('gameList', 1)).toBe('previous')
  expect(backLeadsTo('gameList', 0)).toBe('home')
  expect(backLeadsTo(undefined, 0)).toBe('home')
})
