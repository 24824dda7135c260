export { openOwnWallets } from './openOwnWallets.ts'
export { walletRoutes } from './routes.ts'
