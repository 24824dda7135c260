/** What a promotion's reward is known by: one per member. */
export const promotionCode = (id: number): string => `promotion:${id}`
