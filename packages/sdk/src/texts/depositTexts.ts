import { ownPasswordTexts } from './ownPasswordTexts.ts'
import { playTexts } from './playTexts.ts'

/** Codes of deposits. */
export const depositTexts = {
  ...ownPasswordTexts,
  ...playTexts,
  'deposit.bank': 'depositBank',
  'deposit.channel': 'depositChannel',
  'deposit.closed': 'depositClosed',
  'deposit.max': 'depositMax',
  'deposit.min': 'depositMin',
  'deposit.multiple': 'depositMultiple',
  'deposit.open': 'depositOpen',
  'deposit.payer': 'depositPayer',
  'deposit.promotion': 'depositPromotion',
  'deposit.receipts': 'depositReceipts',
  'deposit.verifying': 'depositVerifying',
  'limit.deposit': 'limitDeposit',
  'request.tooLarge': 'imageInvalid',
  'validation.image': 'imageInvalid',
} as const
