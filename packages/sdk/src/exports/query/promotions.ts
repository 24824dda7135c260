export * from '../../promotions/mutations.ts'
export * from '../../promotions/promotionKeys.ts'
export * from '../../promotions/queries.ts'
