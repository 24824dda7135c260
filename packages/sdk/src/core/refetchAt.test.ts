import { expect, test } from 'vitest'
import { clientOf } from '../../test/stubGateway.ts'
import { rebateQuery, transferEnabledQuery, transferSettingsQuery } from '../exports/query/wallet.ts'
import { withdrawSettingsQuery } from '../exports/query/withdraw.ts'
import { refetchAt } from './refetchAt.ts'

const client = clientOf(() => new Response())
const intervalOf = (query: { refetchInterval?: unknown }, data: unknown) =>
  (query.refetchInterval as (polled: unknown) => number | false)({ state: { data } })

test('an answer is requested again soon after the first of its moments, and every 5 s once that has passed', () => {
  expect(refetchAt(1000, [undefined, 61_000, 31_000])).toBe(30_500)
  expect(refetchAt(1000, [500])).toBe(5000)
  expect(refetchAt(1000, [undefined])).toBe(false)
  // A longer timer would run at once.
  expect(refetchAt(0, [2 ** 40])).toBe(2 ** 31 - 1)
})

test.each([withdrawSettingsQuery, transferSettingsQuery, transferEnabledQuery])(
  '[7.6] what only takes time is requested again when that time is over: %s',
  (queryOf) => {
    const query = queryOf(client)
    const until = client.clock.now() + 60_000
    const wait = intervalOf(query, { readiness: [{ item: 'hold', done: false, until }, { done: true, until: until - 50_000 }] }) as number // prettier-ignore
    expect(wait).toBeGreaterThan(55_000)
    expect(wait).toBeLessThanOrEqual(60_500)
    expect(intervalOf(query, { readiness: [{ done: true, until }, { done: false }] })).toBe(false)
    expect(intervalOf(query, undefined)).toBe(false)
  },
)

test('[2.1] the next claim of a rebate opens by itself', () => {
  expect(intervalOf(rebateQuery(client), { claimableAt: client.clock.now() - 1 })).toBe(5000)
  expect(intervalOf(rebateQuery(client), {})).toBe(false)
})
