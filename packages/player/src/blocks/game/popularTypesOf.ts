import type { MerchantConfig } from '../../merchant/defineMerchant.ts'
import type { GameCategory } from '../../merchant/GameCategory.ts'

const LOTTERIES: readonly GameCategory[] = ['LOTT', 'ELOTT']

/** A tab of popular games: one category, or all. */
export type PopularType = GameCategory | 'ALL'

/** Tabs of the popular games: all, then the merchant's categories, without lotteries if these have their own row (2.15). */
export const popularTypesOf = ({ categories, home }: Pick<MerchantConfig, 'categories' | 'home'>): PopularType[] => [
  'ALL',
  ...categories.filter((type) => !home.includes('lotteries') || !LOTTERIES.includes(type)),
]
