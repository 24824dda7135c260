import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { InputOf } from '../core/Call.ts'
import type { Client } from '../core/Client.ts'
import { walletKeys } from '../wallet/queries.ts'
import { cancelSubOrder } from './cancelSubOrder.ts'
import { lotteryKeys } from './lotteryKeys.ts'
import { placeLotteryBet } from './placeLotteryBet.ts'

/** A new try of the same submit passes the same key. */
type Keyed<Input> = Input & { idempotencyKey?: string }

/** Orders, recent lotteries and both views of the balance. */
const refresh = (cache: QueryClient) =>
  Promise.all(
    [lotteryKeys.orders(), lotteryKeys.recent(), lotteryKeys.session(), walletKeys.balance()].map((queryKey) =>
      cache.invalidateQueries({ queryKey }),
    ),
  )

/** Bets a slip on the draw that the player saw. */
export const placeLotteryBetMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...lotteryKeys.orders(), 'place'],
    mutationFn: ({ idempotencyKey, ...slip }: Keyed<InputOf<typeof placeLotteryBet>>) => placeLotteryBet(client, slip, { idempotencyKey }),
    onSettled: (_result, _error, _slip, _before, { client: cache }) => refresh(cache),
    networkMode: 'always',
    retry: false,
  })

/** Takes one line of an order back. */
export const cancelSubOrderMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...lotteryKeys.orders(), 'cancel'],
    mutationFn: ({ idempotencyKey, ...order }: Keyed<InputOf<typeof cancelSubOrder>>) => cancelSubOrder(client, order, { idempotencyKey }),
    onSettled: (_result, _error, _order, _before, { client: cache }) => refresh(cache),
    networkMode: 'always',
    retry: false,
  })
