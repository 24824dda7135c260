export { defineMerchant } from '../merchant/defineMerchant.ts'
export type { AgentMenuEntry, Feature, GameCategory, HomeBlock, MerchantConfig } from '../merchant/defineMerchant.ts'
