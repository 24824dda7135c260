export { turnoverQuery, walletBalanceQuery, walletKeys } from '../../wallet/queries.ts'
