import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { CrownIcon, DownloadIcon } from '@platform/ui'
import type { Feature } from '../merchant/Feature.ts'
import { routeNames } from '../routes.ts'
import type { Viewer } from '../session/mayVisit.ts'
import { viewerOf, whitelabelWithout } from '../testing/viewer.ts'
import { daysSince } from './MineScreen/MineScreen.tsx'
import { contractItems } from './contractItems.tsx'
import { memberGroups, quickItems } from './memberItems.ts'

const entries = (viewer: Partial<Viewer>) => memberGroups(viewerOf(viewer)).flatMap(({ items }) => items)
const names = (viewer: Partial<Viewer>) => entries(viewer).map(({ name }) => name)
const quick = (viewer: Partial<Viewer>) => quickItems(viewerOf(viewer)).map(({ name }) => name)
const without = (...off: Feature[]) => ({ whitelabel: whitelabelWithout(...off) })

test('[2.14] the list is in groups, the agency centre first for an agent', () => {
  const groups = (viewer: Partial<Viewer>) =>
    memberGroups(viewerOf(viewer)).map(({ name, items }) => [name, ...items.map((item) => item.name)])
  const all = [
    ['team', 'agent'],
    ['money', 'depositRecord', 'withdrawRecord', 'accountRecord', 'superiorTransfer'],
    ['records', 'gameRecord', 'profitLoss'],
    ['rewards', 'rewardCenter', 'manualRebate', 'rebateReport', 'leaderBoard'],
    ['account', 'messages', 'feedback', 'responsible', 'settings'],
  ]
  expect(groups({ type: 1 })).toEqual(all)
  expect(groups({ type: 0 })).toEqual(all.slice(1))
})

test('[2.14] no two entries of the member centre have the same icon', () => {
  const contracts = contractItems(viewerOf({ type: 1 }), { contracts: ['daily'], requests: [] })
  const groups = memberGroups(viewerOf({ type: 1 }), contracts).flatMap(({ items }) => items)
  const icons = [...quickItems(viewerOf({ type: 1 })), ...groups].map(({ icon }) => (icon as ReactElement).type)
  expect(new Set([...icons, CrownIcon, DownloadIcon]).size).toBe(icons.length + 2)
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
  expect(names(without(flag))).not.toContain(name)
  expect(names({})).toContain(name)
})

test('[2.14] a guest finds what a session opens, but nothing that more than a session decides', () => {
  expect(names({ type: undefined })).toEqual(names({}).filter((name) => name !== 'superiorTransfer'))
  expect(quick({ type: undefined })).toEqual(['deposit', 'inviteFriends', 'securityCenter'])
})

test('[2.14] the quick menu: withdrawal only where the platform consents, invitations only while they are on', () => {
  expect(quick({})).toEqual(['deposit', 'withdraw', 'inviteFriends', 'securityCenter'])
  expect(quick({ withdrawEnabled: false })).not.toContain('withdraw')
  expect(quick({ withdrawEnabled: undefined })).not.toContain('withdraw')
  expect(quick(without('REFERRAL'))).not.toContain('inviteFriends')
})

test('[2.14] nothing leads to a screen that does not exist', () => {
  expect(names({ registered: new Set(['messages']) })).toEqual(['messages'])
  expect(quick({ registered: new Set(routeNames.filter((name) => name !== 'deposit')) })).toEqual([
    'withdraw',
    'inviteFriends',
    'securityCenter',
  ])
})

test('[9] days since registration are whole days', () => {
  const regDate = Date.parse('2026-03-01T12:00:00Z')
  expect(daysSince(regDate, regDate + 86_399_999)).toBe(0)
  expect(daysSince(regDate, regDate + 86_400_000)).toBe(1)
  expect(daysSince(regDate, regDate - 1000)).toBe(0)
})

test('[6] a member with contracts has one link to them, whose page has tabs for the others', () => {
  const items = (viewer: Partial<Viewer>) =>
    contractItems(viewerOf(viewer), { contracts: ['daily', 'hourly'], requests: [] }).map(({ name }) => name)
  expect(items({ type: 0 })).toEqual(['salaryContract'])
  expect(items({ type: 0, ...without('DAILYSALCONT3') })).toEqual(['hourlyContract'])
  expect(items({ type: 41 })).toEqual([])
  expect(contractItems(viewerOf({ type: 0 }), { contracts: [], requests: [] })).toEqual([])
})

test('[6] a salary proposal that waits is linked and marked, although there is a dividend contract', () => {
  const items = contractItems(viewerOf({ type: 0 }), { contracts: ['dividend', 'hourly'], requests: ['hourly'] })
  expect(items).toMatchObject([{ name: 'hourlyContract', hasProposal: true }])
  const [calm] = contractItems(viewerOf({ type: 0 }), { contracts: ['dividend', 'hourly'], requests: [] })
  expect(calm).toMatchObject({ name: 'dividendContract', hasProposal: false })
})
