import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NetworkError, OutcomeUnknownError } from '../core/errors.ts'
import { clientOf, failure, success } from '../../test/stubGateway.ts'
import { getTransactionStatus } from './getTransactionStatus.ts'
import { resolveOutcome } from './resolveOutcome.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const lost = new OutcomeUnknownError('key-1', new NetworkError('cut', { code: 'network.reset' }))

/** Runs with a gateway that gives these states in turn, then the last one; returns the times of its requests, in s. */
async function resolve(...states: string[]) {
  const start = Date.now()
  const asked: number[] = []
  const client = clientOf(({ url }) => {
    expect(url.searchParams.get('key')).toBe('key-1')
    asked.push((Date.now() - start) / 1000)
    const state = states[Math.min(asked.length, states.length) - 1]!
    if (state === '429') return failure(429, 'rate.limited', undefined, { 'Retry-After': '60' })
    if (state === 'maintenance') return failure(503, 'system.maintenance')
    if (state === 'dead') throw new TypeError('Failed to fetch')
    return success(getTransactionStatus, { state })
  })
  const again = vi.fn(async () => 'answer')
  const outcome = resolveOutcome(client, lost, again).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return { outcome: await outcome, asked, sent: again.mock.calls.length }
}

test('[7.6] a call that had its effect, or was refused, is sent once more with its key: the answer that was', async () => {
  for (const state of ['applied', 'refused']) {
    expect(await resolve('running', state)).toEqual({ outcome: 'answer', asked: [1, 3], sent: 1 })
  }
})

test('[7.6] it asks at 1, 2, 4, 8, 15 and 30 s, and sends nothing while nobody knows', async () => {
  expect(await resolve('running')).toEqual({ outcome: lost, asked: [1, 3, 7, 15, 30, 60], sent: 0 })
})

test('[7.6] a key that the gateway never saw did nothing', async () => {
  const { outcome, sent } = await resolve('unknown')
  expect(outcome).toBeInstanceOf(NetworkError)
  expect(sent).toBe(0)
})

test.each(['dead', '429', 'maintenance'])('[7.6] a status that is not to be had (%s) decides nothing', async (state) => {
  expect(await resolve(state, state, state, 'applied')).toMatchObject({ outcome: 'answer', sent: 1 })
  expect(await resolve(state)).toMatchObject({ outcome: lost, sent: 0 })
})
