import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '../core/Client.ts'
import { keyedMutation } from '../core/callMutation.ts'
import { walletKeys } from '../wallet/queries.ts'
import { applyPromotion } from './applyPromotion.ts'
import { claimPromotion } from './claimPromotion.ts'
import { joinPromotion } from './joinPromotion.ts'
import { promotionKeys } from './promotionKeys.ts'

const onSettled = (cache: QueryClient) => cache.invalidateQueries({ queryKey: promotionKeys.all })

/** Applies with comment and pictures. */
export const applyPromotionMutation = (client: Client) =>
  keyedMutation(client, applyPromotion, { key: [...promotionKeys.all, 'apply'], onSettled })

/** Takes part. */
export const joinPromotionMutation = (client: Client) =>
  keyedMutation(client, joinPromotion, { key: [...promotionKeys.all, 'join'], onSettled })

/** Claims a reward; the balance is refetched. */
export const claimPromotionMutation = (client: Client) =>
  keyedMutation(client, claimPromotion, {
    key: [...promotionKeys.all, 'claim'],
    onSettled: (cache) => Promise.all([onSettled(cache), cache.invalidateQueries({ queryKey: walletKeys.balance() })]),
  })
