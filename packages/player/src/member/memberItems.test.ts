import { expect, test } from 'vitest'
import type { Feature } from '../merchant/defineMerchant.ts'
import type { RouteName } from '../paths.ts'
import { daysSince } from './daysSince.ts'
import { memberItems, quickItems, type MemberViewer } from './memberItems.tsx'

const player: MemberViewer = { type: 0, toUpline: true, withdrawEnabled: true }
const rules = (viewer: Partial<MemberViewer> = {}, off: Feature[] = [], missing: RouteName[] = []) => ({
  exists: (name: RouteName) => !missing.includes(name),
  isOn: (feature: Feature) => !off.includes(feature),
  viewer: { ...player, ...viewer },
})
const names = (...args: Parameters<typeof rules>) => memberItems(rules(...args)).map(({ name }) => name)
const quick = (...args: Parameters<typeof rules>) => quickItems(rules(...args)).map(({ name }) => name)

test('[2.14] the list has the order of the specification', () => {
  expect(names({ type: 1 })).toEqual([
    'settings',
    'depositRecord',
    'withdrawRecord',
    'accountRecord',
    'gameRecord',
    'profitLoss',
    'superiorTransfer',
    'rewardCenter',
    'manualRebate',
    'leaderBoard',
    'rebateReport',
    'messages',
    'feedback',
    'agent',
  ])
})

test.each([
  ['DEPRECM3', 'depositRecord'],
  ['WITHREC3', 'withdrawRecord'],
  ['TRANSREC3', 'accountRecord'],
  ['TRANSBETREPMEM3', 'gameRecord'],
  ['PERSREP', 'profitLoss'],
  ['AGETRANSFERUP3', 'superiorTransfer'],
  ['REWCEN3', 'rewardCenter'],
  ['MANPLAYREB3', 'manualRebate'],
  ['MISSION', 'leaderBoard'],
  ['PLYRBT', 'rebateReport'],
  ['MAILCEN', 'messages'],
  ['FEEDBACK3', 'feedback'],
] as const)('[2.14] without %s there is no %s', (flag, name) => {
  expect(names({}, [flag])).not.toContain(name)
  expect(names({})).toContain(name)
})

test.each([
  [0, true, true],
  [1, true, true],
  [2, true, false],
  [0, false, false],
  [undefined, true, false],
])('[6] type %s with toUpline %s has superior transfer: %s', (type, toUpline, has) => {
  expect(names({ type, toUpline }).includes('superiorTransfer')).toBe(has)
})

test.each([
  [0, false],
  [1, true],
  [2, true],
  [4, false],
  [40, false],
  [41, true],
  [42, true],
  [undefined, false],
])('[6] type %s has the agency centre: %s', (type, has) => {
  expect(names({ type }).includes('agent')).toBe(has)
})

test('[2.14] the quick menu: withdrawal only where the platform consents, invitations only while they are on', () => {
  expect(quick()).toEqual(['deposit', 'withdraw', 'inviteFriends', 'securityCenter'])
  expect(quick({ withdrawEnabled: false })).not.toContain('withdraw')
  expect(quick({ type: 40 })).not.toContain('withdraw')
  expect(quick({}, ['REFERRAL'])).not.toContain('inviteFriends')
})

test('[2.14] nothing leads to a screen that does not exist', () => {
  expect(names({}, [], ['settings', 'messages'])).not.toEqual(expect.arrayContaining(['settings']))
  expect(quick({}, [], ['deposit', 'withdraw', 'inviteFriends', 'securityCenter'])).toEqual([])
})

test('[9] days since registration are whole days', () => {
  const regDate = Date.parse('2026-03-01T12:00:00Z')
  expect(daysSince(regDate, regDate + 86_399_999)).toBe(0)
  expect(daysSince(regDate, regDate + 86_400_000)).toBe(1)
  expect(daysSince(regDate, regDate - 1000)).toBe(0)
})
