import { describe, expect, test } from 'vitest'
import { featureFlags } from '@platform/sdk/account'
import { promotionKeys, type Feature } from '../merchant/Feature.ts'
import { routeNames, routes, type RouteName } from '../routes.ts'
import type { RouteFacts } from '../routes/RouteFacts.ts'
import { viewerOf, whitelabelWithout } from '../testing/viewer.ts'
import { isInNavigation, isOffered, mayVisit, type Viewer, type Visit } from './mayVisit.ts'

const types = [undefined, 0, 1, 2, 4, 40, 41, 42] as const
const visits = (name: RouteName, viewer: Partial<Viewer> = {}) => types.map((type) => mayVisit(name, viewerOf({ ...viewer, type })))
const may = (name: RouteName) => types.filter((type) => mayVisit(name, viewerOf({ type })) === 'allowed')

test.each<[RouteName, readonly (number | undefined)[]]>([
  ['home', types],
  ['login', [undefined]],
  ['trial', [undefined]],
  ['settings', [0, 1, 2, 4, 40, 41, 42]],
  ['mine', [undefined, 0, 1, 2, 40, 41, 42]],
  ['securityCenter', [0, 1, 2, 40, 41, 42]],
  ['deposit', [0, 1, 2, 41, 42]],
  ['withdraw', [0, 1, 2, 41, 42]],
  ['superiorTransfer', [0, 1, 41, 42]],
  ['agent', [1, 2, 41, 42]],
  ['teamBetting', [1, 2, 41, 42]],
  ['dividend', [0, 1, 2]],
  ['salaryContract', [0, 1, 2]],
])('[6] %s is for member types %j', (name, allowed) => expect(may(name)).toEqual(allowed))

test('[5] a trial account reads that it needs a real one, an agent type is refused without a word, a guest signs in first', () => {
  expect(mayVisit('mine', viewerOf({ type: 4 }))).toBe('realAccount')
  expect(mayVisit('deposit', viewerOf({ type: 40 }))).toBe('realAccount')
  expect(mayVisit('agent', viewerOf({ type: 0 }))).toBe('memberType')
  expect(mayVisit('dividend', viewerOf({ type: 41 }))).toBe('memberType')
  expect(mayVisit('deposit', viewerOf({ type: undefined }))).toBe('signIn')
})

test.each<Partial<Viewer>>([{ withdrawEnabled: false }, { withdrawEnabled: undefined }, { type: 4 }, { type: 40 }, { type: undefined }])(
  '[2.2] withdrawal is not offered to %j',
  (viewer) => {
    expect(isOffered('withdraw', viewerOf())).toBe(true)
    expect(isOffered('withdraw', viewerOf(viewer))).toBe(false)
    expect(isInNavigation('withdraw', viewerOf(viewer))).toBe(false)
  },
)

test('[2.2] withdrawal waits for the settings, and says when the platform has closed it', () => {
  expect(mayVisit('withdraw', viewerOf({ withdrawEnabled: undefined }))).toBe('unknown')
  expect(mayVisit('withdraw', viewerOf({ withdrawEnabled: false }))).toBe('withdrawOff')
})

test.each([
  [0, true, true],
  [1, true, true],
  [2, true, false],
  [0, false, false],
  [0, undefined, false],
  [40, true, false],
  [undefined, true, false],
])('[6] type %s with toUpline %s has superior transfer: %s', (type, toUpline, has) => {
  expect(isOffered('superiorTransfer', viewerOf({ type, toUpline }))).toBe(has)
})

describe('[3] a feature that is off', () => {
  const features: Feature[] = [...featureFlags, ...promotionKeys]
  const ofFeature = (feature: Feature) => routeNames.filter((name) => (routes[name] as RouteFacts).feature === feature)
  const gating = features.filter((feature) => ofFeature(feature).length > 0)

  test.each(gating)('%s refuses its screens to everyone and offers them nowhere', (feature) => {
    for (const name of ofFeature(feature)) {
      expect(new Set(visits(name, { whitelabel: whitelabelWithout(feature) }))).toEqual(new Set<Visit>(['featureOff']))
      for (const type of types) expect(isOffered(name, viewerOf({ type, whitelabel: whitelabelWithout(feature) }))).toBe(false)
    }
  })

  test('is not known before the gateway answers: the entry stays, the screen waits', () => {
    expect(mayVisit('gameRecord', viewerOf({ whitelabel: undefined }))).toBe('unknown')
    expect(isOffered('gameRecord', viewerOf({ whitelabel: undefined }))).toBe(true)
  })
})

test('[7.6] a member whose account is paused, excluded or closing visits what stays open; home is offered, and shows that', () => {
  const viewer = viewerOf({ isProtected: true })
  const open = routeNames.filter((name) => mayVisit(name, viewer) === 'allowed')
  expect(open.toSorted()).toEqual([
    'accountRecord',
    'changePassword',
    'depositRecord',
    'feedback',
    'gameRecord',
    'help',
    'helpDetail',
    'lotteryRecord',
    'messages',
    'notice',
    'profitLoss',
    'rebateReport',
    'responsible',
    'securityCenter',
    'service',
    'settings',
    'userAgreement',
    'withdraw',
    'withdrawRecord',
  ])
  expect(['home', 'deposit', 'launchGame', 'mine'].map((name) => mayVisit(name as RouteName, viewer))).toEqual(Array(4).fill('protected'))
  expect([isOffered('home', viewer), isOffered('deposit', viewer)]).toEqual([true, false])
  // The sign-in pages lead on as ever.
  expect(mayVisit('login', viewer)).toBe('guestsOnly')
})

test('[2.9] a trial is for guests; where the market has it for members, they may open it too, and guests read what it is', () => {
  const types = [undefined, 0, 4]
  const visitsOf = (membersTry: boolean) => types.map((type) => mayVisit('trial', viewerOf({ type, membersTry })))
  expect(visitsOf(false)).toEqual(['allowed', 'guestsOnly', 'guestsOnly'])
  expect(visitsOf(true)).toEqual(['allowed', 'allowed', 'guestsOnly'])
})

test('[2.1] what is not registered is open to no viewer', () => {
  for (const name of routeNames) expect(new Set(visits(name, { registered: new Set() }))).toEqual(new Set<Visit>(['notRegistered']))
})
