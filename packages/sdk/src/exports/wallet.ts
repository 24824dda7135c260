export { getTransactionStatus } from '../wallet/getTransactionStatus.ts'
export { getWalletBalance } from '../wallet/getWalletBalance.ts'
export { resolveOutcome } from '../wallet/resolveOutcome.ts'
