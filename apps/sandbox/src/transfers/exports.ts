export { transferRoutes } from './routes.ts'
export { assertFree, assertMay, assertOn, assertReady } from './sendMoney.ts'
export { paymentReadiness, transferFacts, type TransferFacts } from './transferFacts.ts'
