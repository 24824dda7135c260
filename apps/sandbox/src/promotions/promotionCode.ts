/** The code of a promotion's reward: one per member. */
export const promotionCode = (id: number): string => `promotion:${id}`
