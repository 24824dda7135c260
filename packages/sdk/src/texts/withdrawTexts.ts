import { paymentTexts } from './paymentTexts.ts'
import { walletTexts } from './walletTexts.ts'

/** Codes of withdrawals. */
export const withdrawTexts = {
  ...paymentTexts,
  ...walletTexts,
  'withdraw.blocked': 'withdrawBlocked',
  'withdraw.bonus': 'withdrawBonus',
  'withdraw.closed': 'withdrawClosed',
  'withdraw.debt': 'withdrawDebt',
  'withdraw.destination': 'withdrawDestination',
  'withdraw.duplicate': 'withdrawDuplicate',
  'withdraw.fee': 'withdrawFee',
  'withdraw.free': 'withdrawFree',
  'withdraw.limit': 'withdrawLimit',
  'withdraw.max': 'withdrawMax',
  'withdraw.min': 'withdrawMin',
} as const
