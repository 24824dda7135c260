export { getTransactionStatus } from '../wallet/getTransactionStatus.ts'
export { getWalletBalance } from '../wallet/getWalletBalance.ts'
