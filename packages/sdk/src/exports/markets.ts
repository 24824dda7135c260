export { forbiddenBy, marketOf, markets } from '../markets/marketOf.ts'
export type { BonusTerm, IncomeBase, MarketAct, MarketProfile, MarketRule, PaymentMeans } from '../markets/MarketRule.ts'
