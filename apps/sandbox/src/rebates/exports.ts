export { openRebates } from './openRebates.ts'
export { rebateRoutes } from './routes.ts'
export { settleRebates } from './settleRebates.ts'
