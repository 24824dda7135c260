import * as calls from '@platform/sdk/promotions'
import { handle } from '../gateway/handle.ts'
import { readImages } from '../gateway/images.ts'
import { availablePromotions, categoriesOf, promotionDetail, promotionsOf } from './promotionsOf.ts'
import { apply, claim, join } from './takePart.ts'

export const promotionRoutes = [
  handle(calls.getPromotionCategories, (_input, context) => categoriesOf(context), { shared: 5000 }),
  handle(calls.getPromotions, async ({ category }, context) => ({ content: await promotionsOf(category, context) })),
  handle(calls.getPromotion, ({ id }, context) => promotionDetail(id, context)),
  handle(calls.getAvailablePromotions, async (_input, context) => ({ content: await availablePromotions(context) })),
  handle(calls.applyPromotion, apply, {
    before: ({ images }, context) => readImages(images, context),
  }),
  handle(calls.joinPromotion, ({ id }, context) => join(id, context)),
  handle(calls.claimPromotion, ({ id }, context) => claim(id, context)),
]
