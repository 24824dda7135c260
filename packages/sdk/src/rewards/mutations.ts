import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '../core/Client.ts'
import { keyedMutation } from '../core/callMutation.ts'
import { promotionKeys } from '../promotions/promotionKeys.ts'
import { walletKeys } from '../wallet/queries.ts'
import { claimRewards } from './claimRewards.ts'
import { rewardKeys } from './queries.ts'
import { takeRainTicket } from './takeRainTicket.ts'

/** All queries that a paid reward changes. */
const changedKeys = [rewardKeys.all, promotionKeys.all, promotionKeys.club(), walletKeys.balance()]

/** Claims rewards; lists, the club and the balance are refetched. */
export const claimRewardsMutation = (client: Client) =>
  keyedMutation(client, claimRewards, {
    key: [...rewardKeys.all, 'claim'],
    onSettled: (cache: QueryClient) => Promise.all(changedKeys.map((queryKey) => cache.invalidateQueries({ queryKey }))),
  })

/** Takes a ticket of a rain; the rains are refetched. */
export const takeRainTicketMutation = (client: Client) =>
  keyedMutation(client, takeRainTicket, {
    key: [...rewardKeys.rain(), 'ticket'],
    onSettled: (cache: QueryClient) => cache.invalidateQueries({ queryKey: rewardKeys.rain() }),
  })
