import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { clientOf } from '../../test/stubGateway.ts'
import { withdrawMutation } from './mutations.ts'
import { withdrawKeys, withdrawOrderQuery } from './queries.ts'
import { WithdrawStatus } from './WithdrawStatus.ts'
import { walletKeys } from '../wallet/queries.ts'

const client = clientOf(() => new Response())

test('[7.6] a withdrawal is refetched each 5 s for two minutes after a step, then each half minute, and no more once it has ended', () => {
  const { refetchInterval } = withdrawOrderQuery(client, 'W1')
  const pause = (data: object) => (refetchInterval as (query: unknown) => unknown)({ state: { data, dataUpdateCount: 1 } })
  const order = (status: WithdrawStatus, age: number) => {
    const at = client.clock.now() - age
    return { status, createdAt: at - 3_600_000, timeline: [{ at: at - 3_600_000 }, { at }] }
  }
  const pauses = (age: number) => Object.fromEntries(WithdrawStatus.options.map((status) => [status, pause(order(status, age))]))
  const ended = { paid: false, rejected: false, cancelled: false, returned: false }
  expect(pauses(60_000)).toEqual({ requested: 5000, review: 5000, approved: 5000, sending: 5000, ...ended })
  expect(pauses(130_000)).toEqual({ requested: 30_000, review: 30_000, approved: 30_000, sending: 30_000, ...ended })
})

test('[7.6] after a withdrawal, also a refused one, everything of withdrawals and of the wallet is read again', async () => {
  const cache = new QueryClient()
  const keys = [withdrawKeys.settings(), withdrawKeys.order('W1'), walletKeys.balance(), walletKeys.turnover()]
  for (const key of keys) cache.setQueryData(key, 1)
  const failing = cache.getMutationCache().build(cache, withdrawMutation(client) as object)
  await failing.execute({}).catch(() => undefined)
  expect(keys.map((key) => cache.getQueryState(key)?.isInvalidated)).toEqual([true, true, true, true])
})
