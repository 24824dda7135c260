import { expect, test } from 'vitest'
import type { Viewer } from '../../session/mayVisit.ts'
import { viewerOf, whitelabelWithout } from '../../testing/viewer.ts'
import { menuItems } from './menuItems.ts'

const names = (viewer: Partial<Viewer>) => menuItems(viewerOf(viewer)).map(({ name }) => name)

test('[2.2] a member finds deposit, withdraw, records, settings and help; a guest the free trial', () => {
  expect(names({})).toEqual(['deposit', 'withdraw', 'gameRecord', 'responsible', 'settings', 'notice', 'help', 'service', 'userAgreement'])
  expect(names({ type: undefined })).toEqual(['deposit', 'trial', 'responsible', 'notice', 'help', 'service', 'userAgreement'])
})

test('[7.6] a member with a paused account finds only what stays open', () => {
  expect(names({ isProtected: true })).toEqual([
    'withdraw',
    'gameRecord',
    'responsible',
    'settings',
    'notice',
    'help',
    'service',
    'userAgreement',
  ])
})

test('[2.2] nothing leads to a screen that does not exist, or whose flag is off', () => {
  expect(names({ registered: new Set() })).toEqual([])
  expect(names({ whitelabel: whitelabelWithout('TRANSBETREPMEM3') })).not.toContain('gameRecord')
})
