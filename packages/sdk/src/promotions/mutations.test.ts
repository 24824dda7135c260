import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { clientOf, failure, success, type ReceivedRequest } from '../../test/stubGateway.ts'
import { walletKeys } from '../wallet/queries.ts'
import { applyPromotion } from './applyPromotion.ts'
import { claimPromotion } from './claimPromotion.ts'
import { applyPromotionMutation, claimPromotionMutation } from './mutations.ts'
import { promotionKeys } from './promotionKeys.ts'

function filledCache() {
  const cache = new QueryClient()
  for (const key of [promotionKeys.list(), promotionKeys.available(), promotionKeys.categories(), walletKeys.balance()])
    cache.setQueryData(key, {})
  return { cache, stale: (key: readonly unknown[]) => cache.getQueryState(key)?.isInvalidated }
}

test('[3] a claimed reward changes every list of promotions and the balance, not the tabs', async () => {
  const { cache, stale } = filledCache()
  const client = clientOf(() => success(claimPromotion, { amount: 10 }))
  await new MutationObserver(cache, claimPromotionMutation(client)).mutate({ id: '501', idempotencyKey: 'k' })
  expect([promotionKeys.list(), promotionKeys.available(), walletKeys.balance()].map(stale)).toEqual([true, true, true])
  expect(stale(promotionKeys.categories())).toBe(false)
})

test('[3] a refusal also has the present status of the member', async () => {
  const { cache, stale } = filledCache()
  const client = clientOf(() => failure(400, 'promotion.applied'))
  const claiming = new MutationObserver(cache, claimPromotionMutation(client)).mutate({ id: '501' })
  await expect(claiming).rejects.toMatchObject({ code: 'promotion.applied', messageKey: 'promotionApplied' })
  expect(stale(promotionKeys.list())).toBe(true)
})

test('[5] pictures go as files beside the text, under the key of their submit, and what was left out is not sent', async () => {
  const asked: ReceivedRequest[] = []
  const client = clientOf((request) => {
    asked.push(request)
    return success(applyPromotion, { applicationNo: 'P1', status: 'applying' })
  })
  const picture = new File(['x'], 'a.png', { type: 'image/png' })
  const input = { id: '501', comment: undefined, images: [picture, picture], idempotencyKey: 'key-1' }
  await new MutationObserver(new QueryClient(), applyPromotionMutation(client)).mutate(input)
  const [{ body, headers }] = asked as [ReceivedRequest]
  expect([...(body as FormData).keys()]).toEqual(['id', 'images', 'images'])
  expect(headers).toMatchObject({ 'Idempotency-Key': 'key-1' })
  expect(headers, 'the browser writes it, with its boundary').not.toHaveProperty('Content-Type')
})
