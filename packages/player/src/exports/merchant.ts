export { defineMerchant } from '../merchant/defineMerchant.ts'
export type { AgentMenuEntry, HomeBlock, MerchantConfig } from '../merchant/defineMerchant.ts'
export type { GameCategory } from '../merchant/GameCategory.ts'
export type { Feature } from '../merchant/Feature.ts'
