/** Query keys of promotions. Categories and club benefits have keys of their own, so that `all` leaves them alone. */
export const promotionKeys = {
  all: ['promotions'] as const,
  categories: () => ['promotionCategories'] as const,
  list: (category?: string) => [...promotionKeys.all, 'list', category] as const,
  detail: (id: string) => [...promotionKeys.all, 'detail', id] as const,
  club: () => ['clubBenefits'] as const,
  available: () => [...promotionKeys.all, 'available'] as const,
}
