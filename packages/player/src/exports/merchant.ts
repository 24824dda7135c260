export { defineMerchant } from '../merchant/defineMerchant.ts'
export type { AgentMenuEntry, Feature, GameCategory, HomeBlock, MerchantConfig, MerchantLayout } from '../merchant/defineMerchant.ts'
