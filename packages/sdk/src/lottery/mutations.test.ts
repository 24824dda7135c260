import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { clientOf, failure, type ReceivedRequest } from '../../test/stubGateway.ts'
import { minor } from '../core/Minor.ts'
import { walletKeys } from '../wallet/queries.ts'
import { lotteryKeys } from './lotteryKeys.ts'
import { cancelSubOrderMutation, placeLotteryBetMutation } from './mutations.ts'

const own = [lotteryKeys.order('L1'), lotteryKeys.recent(), lotteryKeys.session(), walletKeys.balance()]
const draws = [lotteryKeys.current('EFN1'), lotteryKeys.opened('EFN1'), lotteryKeys.menu('Elott')]

function filledCache() {
  const cache = new QueryClient()
  for (const key of [...own, ...draws]) cache.setQueryData(key, {})
  return { cache, stale: (key: readonly unknown[]) => cache.getQueryState(key)?.isInvalidated }
}

const lines = [{ playCode: 'FIVE_SUM' as const, numbers: 'BIG', unit: minor(10), multiplier: 3 }]

test('[2.8] a bet goes under the key of its slip, in the units of the wire, for the draw that was seen', async () => {
  const asked: ReceivedRequest[] = []
  const client = clientOf((request) => {
    asked.push(request)
    return failure(400, 'lottery.drawClosed')
  })
  const slip = { drawId: 'EFN1-2611200001', lines, idempotencyKey: 'slip-1' }
  const betting = new MutationObserver(new QueryClient(), placeLotteryBetMutation(client)).mutate(slip)
  await expect(betting).rejects.toMatchObject({ code: 'lottery.drawClosed', messageKey: 'lotteryDrawClosed' })
  const [{ headers, body }] = asked as [ReceivedRequest]
  expect(headers).toMatchObject({ 'Idempotency-Key': 'slip-1' })
  expect(JSON.parse(body as string)).toMatchObject({ drawId: slip.drawId, lines: [{ unit: 0.1, multiplier: 3 }] })
})

test.each([
  ['a bet', placeLotteryBetMutation, { drawId: 'EFN1-2611200001', lines }],
  ['a cancel', cancelSubOrderMutation, { subOrderNo: 'L1-1' }],
] as const)(
  '[7.4] %s asks anew for orders and balance, also where it was refused, and for nothing else',
  async (_what, mutation, input) => {
    const { cache, stale } = filledCache()
    const client = clientOf(() => failure(400, 'wallet.insufficient'))
    await expect(new MutationObserver(cache, mutation(client) as never).mutate(input as never)).rejects.toThrow()
    expect(own.map(stale)).toEqual([true, true, true, true])
    expect(draws.map(stale)).toEqual([false, false, false])
  },
)
