import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { clientOf } from '../../test/stubGateway.ts'
import { withdrawMutation } from './mutations.ts'
import { withdrawKeys, withdrawOrderQuery } from './queries.ts'
import { WithdrawStatus } from './WithdrawStatus.ts'
import { walletKeys } from '../wallet/queries.ts'

const client = clientOf(() => new Response())

test('[7.6] a withdrawal is asked for each half minute, each 5 s while the bank has it, and no more once it has ended', () => {
  const { refetchInterval } = withdrawOrderQuery(client, 'W1')
  const pause = (status: WithdrawStatus) => (refetchInterval as (query: unknown) => unknown)({ state: { data: { status }, dataUpdateCount: 1 } }) // prettier-ignore
  expect(Object.fromEntries(WithdrawStatus.options.map((status) => [status, pause(status)]))).toEqual({
    requested: 30_000,
    review: 30_000,
    approved: 30_000,
    sending: 5000,
    paid: false,
    rejected: false,
    cancelled: false,
    returned: false,
  })
})

test('[7.6] after a withdrawal, also a refused one, everything of withdrawals and of the wallet is read anew', async () => {
  const cache = new QueryClient()
  const keys = [withdrawKeys.settings(), withdrawKeys.order('W1'), walletKeys.balance(), walletKeys.turnover()]
  for (const key of keys) cache.setQueryData(key, 1)
  const failing = cache.getMutationCache().build(cache, withdrawMutation(client) as object)
  await failing.execute({}).catch(() => undefined)
  expect(keys.map((key) => cache.getQueryState(key)?.isInvalidated)).toEqual([true, true, true, true])
})
