import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NetworkError, OutcomeUnknownError } from '../core/errors.ts'
import { clientOf, failure, session, success } from '../../test/stubGateway.ts'
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

test('[7.6] it requests the status after 1, 2, 4, 8, 15 and 30 s, and sends nothing while the outcome is unknown', async () => {
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

const other = { ...session, token: 'token-2', userName: 'bruno' }

test('[7.6] the outcome is not requested in the session of another player', async () => {
  const answer = vi.fn(() => success(getTransactionStatus, { state: 'unknown' }))
  const client = clientOf(answer)
  const outcome = resolveOutcome(client, lost).catch((error: unknown) => error)
  client.session.set(other)
  await vi.runAllTimersAsync()
  expect(await outcome).toBe(lost)
  expect(answer).not.toHaveBeenCalled()
})

test.each(['unknown', 'applied', 'refused'])(
  '[7.6] a status (%s) that comes after another player signed in decides nothing',
  async (state) => {
    const answer = vi.fn(() => {
      client.session.set(other)
      return success(getTransactionStatus, { state })
    })
    const client = clientOf(answer)
    const again = vi.fn(async () => 'answer')
    const outcome = resolveOutcome(client, lost, again).catch((error: unknown) => error)
    await vi.runAllTimersAsync()
    expect(await outcome).toBe(lost)
    expect([answer.mock.calls.length, again.mock.calls.length]).toEqual([1, 0])
  },
)

test('[7.6] a new token of the same player changes nothing', async () => {
  const client = clientOf(() => success(getTransactionStatus, { state: 'applied' }))
  const outcome = resolveOutcome(client, lost, async () => 'answer')
  client.session.set({ ...session, token: 'token-2' })
  await vi.runAllTimersAsync()
  expect(await outcome).toBe('answer')
})
