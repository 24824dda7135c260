import { environmentManager, focusManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clientOf, success } from '../../test/stubGateway.ts'
import { minor } from '../core/Minor.ts'
import { checkDepositAmount } from './checkDepositAmount.ts'
import { depositFee } from './depositFee.ts'
import type { DepositStatus } from './DepositStatus.ts'
import { getDepositOrder } from './getDepositOrder.ts'
import { depositOrderQuery } from './queries.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // Nothing is requested again where there is no page.
  environmentManager.setIsServer(() => false)
})
afterEach(() => {
  vi.useRealTimers()
  focusManager.setFocused(undefined)
})

const order = (status: DepositStatus) => ({
  orderNo: 'D1',
  channelId: 'pix',
  channelName: 'PIX',
  type: 'PIX',
  status,
  amount: 10,
  fee: 0,
  credited: 0,
  createdAt: 1,
  expiresAt: 2,
  payUrl: '',
  payments: [],
  timeline: [],
})

/** Seconds at which the order was requested; `statuses` in turn, then the last one. */
async function asked(seconds: number, ...statuses: DepositStatus[]) {
  const started = Date.now()
  const times: number[] = []
  const client = clientOf(() => {
    times.push((Date.now() - started) / 1000)
    return success(getDepositOrder, order(statuses[Math.min(times.length, statuses.length) - 1]!))
  })
  const cache = new QueryClient()
  cache.mount()
  const stop = new QueryObserver(cache, depositOrderQuery(client, 'D1')).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  stop()
  cache.unmount()
  return times
}

test('[7.6] an order is requested each second until its code is there, then each 3 s for two minutes, then each 10 s', async () => {
  const times = await asked(180, 'created', 'created', 'waiting')
  expect(times.slice(0, 5)).toEqual([0, 1, 2, 5, 8])
  expect(times.slice(-3).map((time, index, last) => (index ? time - last[index - 1]! : 10))).toEqual([10, 10, 10])
  expect(times.find((time, index) => time - times[index - 1]! === 10)).toBeGreaterThan(110)
})

test('[7.6] an order that has ended is not requested again', async () => {
  expect(await asked(60, 'waiting', 'credited')).toEqual([0, 3])
})

test('[7.6] nothing is requested while the page is hidden, and once immediately when it is visible again', async () => {
  setTimeout(() => focusManager.setFocused(false), 4000)
  setTimeout(() => focusManager.setFocused(true), 44_500)
  const times = await asked(60, 'waiting')
  expect(times.filter((time) => time > 4 && time < 44)).toEqual([])
  expect(times).toContain(44.5)
})

const channel = { min: minor(1000), max: minor(100_000), multiple: minor(100), feeRate: 250, feeFixed: minor(50) }

test.each([
  [999, 'deposit.min'],
  [1000, undefined],
  [1050, 'deposit.multiple'],
  [100_000, undefined],
  [100_100, 'deposit.max'],
] as const)('[7.6] %d cents in a channel of R$ 10 to R$ 1,000 without cents: %s', (amount, problem) => {
  expect(checkDepositAmount(channel, minor(amount))).toBe(problem)
})

test('[7.6] the fee is rounded down and never more than the amount; where nothing would be left the amount is too small', () => {
  expect(depositFee(channel, minor(1001))).toBe(75)
  expect(depositFee({ feeRate: 0, feeFixed: minor(500) }, minor(300))).toBe(300)
  expect(checkDepositAmount({ ...channel, feeFixed: minor(2000) }, minor(1000))).toBe('deposit.min')
})
