import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '../core/Client.ts'
import { keyedMutation } from '../core/callMutation.ts'
import { walletKeys } from '../wallet/queries.ts'
import { cancelSubOrder } from './cancelSubOrder.ts'
import { lotteryKeys } from './lotteryKeys.ts'
import { placeLotteryBet } from './placeLotteryBet.ts'

/** Orders, recent lotteries and both queries of the balance. */
const onSettled = (cache: QueryClient) =>
  Promise.all(
    [lotteryKeys.orders(), lotteryKeys.recent(), lotteryKeys.session(), walletKeys.balance()].map((queryKey) =>
      cache.invalidateQueries({ queryKey }),
    ),
  )

/** Bets a slip on the draw that the player saw. */
export const placeLotteryBetMutation = (client: Client) =>
  keyedMutation(client, placeLotteryBet, { key: [...lotteryKeys.orders(), 'place'], onSettled })

/** Cancels one line of an order. */
export const cancelSubOrderMutation = (client: Client) =>
  keyedMutation(client, cancelSubOrder, { key: [...lotteryKeys.orders(), 'cancel'], onSettled })
