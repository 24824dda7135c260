import { refreshDelay } from '@platform/sdk/lottery'
import { expect, test } from 'vitest'
import { refetchDelay } from './refetchDelay.ts'

const draw = { numero: '12' }

test.each([
  ['after two seconds while the previous draw has no numbers yet', { draw, previous: { winningNumber: '' }, remainTime: 50_000 }, 2000],
  ['after two seconds while nothing is on sale', { previous: { winningNumber: '1,2,3' }, remainTime: 0 }, 2000],
  ['when the sale ends', { draw, previous: { winningNumber: '1,2,3' }, remainTime: 9000 }, 9000],
  ['after half a minute at the latest', { draw, remainTime: 3_600_000 }, 30_000],
  ['after two seconds when the sale has just ended', { draw, remainTime: 0 }, 2000],
])('[4] a betting page refetches %s', (_when, known, delay) => {
  expect(refetchDelay(known, refreshDelay)).toBe(delay)
})
