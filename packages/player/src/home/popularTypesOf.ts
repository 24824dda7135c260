import type { GameCategory, MerchantConfig } from '../merchant/defineMerchant.ts'

const LOTTERIES: readonly GameCategory[] = ['LOTT', 'ELOTT']

/** Tabs of the popular games: the merchant's categories, without lotteries where these have a row of their own. */
export const popularTypesOf = ({ categories, home }: Pick<MerchantConfig, 'categories' | 'home'>) =>
  home.includes('lotteries') ? categories.filter((type) => !LOTTERIES.includes(type)) : categories
