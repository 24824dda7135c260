import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { InputOf } from '../core/Call.ts'
import type { Client } from '../core/Client.ts'
import { walletKeys } from '../wallet/queries.ts'
import { applyPromotion } from './applyPromotion.ts'
import { claimPromotion } from './claimPromotion.ts'
import { joinPromotion } from './joinPromotion.ts'
import { promotionKeys } from './promotionKeys.ts'

/** A new try of the same submit passes the same key. */
type Keyed<Input> = Input & { idempotencyKey?: string }

const refresh = (cache: QueryClient) => cache.invalidateQueries({ queryKey: promotionKeys.all })

/** Applies with comment and pictures. */
export const applyPromotionMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...promotionKeys.all, 'apply'],
    mutationFn: ({ idempotencyKey, ...input }: Keyed<InputOf<typeof applyPromotion>>) => applyPromotion(client, input, { idempotencyKey }),
    onSettled: (_result, _error, _input, _before, { client: cache }) => refresh(cache),
    networkMode: 'always',
    retry: false,
  })

/** Takes part. */
export const joinPromotionMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...promotionKeys.all, 'join'],
    mutationFn: ({ idempotencyKey, ...input }: Keyed<InputOf<typeof joinPromotion>>) => joinPromotion(client, input, { idempotencyKey }),
    onSettled: (_result, _error, _input, _before, { client: cache }) => refresh(cache),
    networkMode: 'always',
    retry: false,
  })

/** Claims a reward; the balance is asked for anew. */
export const claimPromotionMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...promotionKeys.all, 'claim'],
    mutationFn: ({ idempotencyKey, ...input }: Keyed<InputOf<typeof claimPromotion>>) => claimPromotion(client, input, { idempotencyKey }),
    onSettled: (_result, _error, _input, _before, { client: cache }) =>
      Promise.all([refresh(cache), cache.invalidateQueries({ queryKey: walletKeys.balance() })]),
    networkMode: 'always',
    retry: false,
  })
