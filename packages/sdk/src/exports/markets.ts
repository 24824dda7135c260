export * from '../markets/marketOf.ts'
export * from '../markets/MarketRule.ts'
