export * from '../markets/agreeStartsTicked.ts'
export * from '../markets/forbiddenWord.ts'
export * from '../markets/marketOf.ts'
export * from '../markets/MarketRule.ts'
