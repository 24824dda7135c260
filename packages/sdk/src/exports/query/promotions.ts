export { applyPromotionMutation, claimPromotionMutation, joinPromotionMutation } from '../../promotions/mutations.ts'
export { promotionKeys } from '../../promotions/promotionKeys.ts'
export {
  availablePromotionsQuery,
  clubBenefitsQuery,
  promotionCategoriesQuery,
  promotionQuery,
  promotionsQuery,
} from '../../promotions/queries.ts'
