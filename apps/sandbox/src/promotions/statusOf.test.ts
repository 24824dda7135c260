import { expect, test } from 'vitest'
import { statusOf } from './statusOf.ts'

const now = 1000
const standing = { mode: 'join' as const, starts_at: 0, ends_at: null, application_status: null, wagered: 0, target: 500 }

test.each([
  ['comingSoon', { starts_at: 1001 }],
  ['join', {}],
  ['join', { mode: 'apply' as const }],
  [undefined, { mode: 'info' as const }],
  ['close', { ends_at: 1000 }],
  ['close', { mode: 'info' as const, ends_at: 1000 }],
  ['join', { ends_at: 1001 }],
  ['joined', { application_status: 'joined' as const }],
  ['process', { application_status: 'joined' as const, wagered: 1 }],
  ['process', { application_status: 'joined' as const, wagered: 499 }],
  ['claim', { application_status: 'joined' as const, wagered: 500 }],
  ['claim', { application_status: 'joined' as const, wagered: 500, ends_at: 1000 }],
  ['close', { application_status: 'joined' as const, wagered: 499, ends_at: 1000 }],
  ['claimed', { application_status: 'claimed' as const }],
  ['applying', { mode: 'apply' as const, application_status: 'applying' as const, ends_at: 1000 }],
  ['rejected', { mode: 'apply' as const, application_status: 'rejected' as const }],
  ['issued', { mode: 'apply' as const, application_status: 'issued' as const }],
])('[3] a promotion is %s: %o', (status, more) => {
  expect(statusOf({ ...standing, ...more }, now)).toBe(status)
})
