export { openRebates } from './openRebates.ts'
export { payOpenRebate } from './payOpenRebate.ts'
export { rebateRoutes } from './routes.ts'
export { settleRebates } from './settleRebates.ts'
