import { ownPasswordTexts } from './ownPasswordTexts.ts'

/** Codes of money. */
export const walletTexts = {
  ...ownPasswordTexts,
  'wallet.blocked': 'walletBlocked',
  'wallet.insufficient': 'insufficientBalance',
  'wallet.single': 'walletSingle',
} as const
