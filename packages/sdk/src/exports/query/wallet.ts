export { walletBalanceQuery, walletKeys } from '../../wallet/queries.ts'
