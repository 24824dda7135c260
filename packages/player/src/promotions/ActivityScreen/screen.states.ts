import { getPromotionCategories, getPromotions } from '@platform/sdk/promotions'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = { title: 'Promotions', calls: [getPromotions, getPromotionCategories] } satisfies RouteStates
