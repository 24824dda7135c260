import type { Client } from '../core/Client.ts'
import { callQuery } from '../core/callQuery.ts'
import { minute } from '../core/queryDefaults.ts'
import { getAvailablePromotions } from './getAvailablePromotions.ts'
import { getClubBenefits } from './getClubBenefits.ts'
import { getPromotion } from './getPromotion.ts'
import { getPromotionCategories } from './getPromotionCategories.ts'
import { getPromotions } from './getPromotions.ts'
import { promotionKeys } from './promotionKeys.ts'

/** The tabs of the promotion list. */
export const promotionCategoriesQuery = (client: Client) =>
  callQuery(client, getPromotionCategories, {}, { key: promotionKeys.categories(), staleTime: 10 * minute })

/** Promotions of a category. Private: each includes the member's own status. */
export const promotionsQuery = (client: Client, category?: string) =>
  callQuery(client, getPromotions, { category }, { key: promotionKeys.list(category), staleTime: minute, private: true })

/** One promotion with the member's application. */
export const promotionQuery = (client: Client, id: string) =>
  callQuery(client, getPromotion, { id }, { key: promotionKeys.detail(id), staleTime: minute, private: true })

/** What the member can still get. */
export const availablePromotionsQuery = (client: Client) =>
  callQuery(client, getAvailablePromotions, {}, { key: promotionKeys.available(), staleTime: minute / 2, private: true })

/** The member's level in the club, and the benefits of each level. */
export const clubBenefitsQuery = (client: Client) =>
  callQuery(client, getClubBenefits, {}, { key: promotionKeys.club(), staleTime: 5 * minute, private: true })
