import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../core/Client.ts'
import { minute, privateQuery } from '../core/queryDefaults.ts'
import { getAvailablePromotions } from './getAvailablePromotions.ts'
import { getClubBenefits } from './getClubBenefits.ts'
import { getPromotion } from './getPromotion.ts'
import { getPromotionCategories } from './getPromotionCategories.ts'
import { getPromotions } from './getPromotions.ts'
import { promotionKeys } from './promotionKeys.ts'

/** The tabs of the promotion list. */
export const promotionCategoriesQuery = (client: Client) =>
  queryOptions({
    queryKey: promotionKeys.categories(),
    queryFn: ({ signal }) => getPromotionCategories(client, {}, { signal }),
    staleTime: 10 * minute,
    retry: false,
  })

/** Promotions of a category. Private: each carries the member's own status. */
export const promotionsQuery = (client: Client, category?: string) =>
  queryOptions({
    queryKey: promotionKeys.list(category),
    queryFn: ({ signal }) => getPromotions(client, { category }, { signal }),
    staleTime: minute,
    retry: false,
    meta: privateQuery,
  })

/** One promotion with the member's application. */
export const promotionQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: promotionKeys.detail(id),
    queryFn: ({ signal }) => getPromotion(client, { id }, { signal }),
    staleTime: minute,
    retry: false,
    meta: privateQuery,
  })

/** What the member can still get. */
export const availablePromotionsQuery = (client: Client) =>
  queryOptions({
    queryKey: promotionKeys.available(),
    queryFn: ({ signal }) => getAvailablePromotions(client, {}, { signal }),
    staleTime: minute / 2,
    retry: false,
    meta: privateQuery,
  })

/** The member's level in the club, and what each level brings. */
export const clubBenefitsQuery = (client: Client) =>
  queryOptions({
    queryKey: promotionKeys.club(),
    queryFn: ({ signal }) => getClubBenefits(client, {}, { signal }),
    staleTime: 5 * minute,
    retry: false,
    meta: privateQuery,
  })
