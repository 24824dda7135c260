import { paymentTexts } from './paymentTexts.ts'
import { walletTexts } from './walletTexts.ts'

/** Codes of money that members send each other. */
export const transferTexts = {
  ...paymentTexts,
  ...walletTexts,
  'transfer.blocked': 'transferBlocked',
  'transfer.duplicate': 'transferDuplicate',
  'transfer.free': 'transferFree',
  'transfer.max': 'transferMax',
  'transfer.min': 'transferMin',
  'transfer.off': 'transferOff',
  'transfer.receiver': 'transferReceiver',
  'transfer.upline': 'transferUpline',
} as const
