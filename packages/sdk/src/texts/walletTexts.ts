/** Codes of money. */
export const walletTexts = {
  'wallet.blocked': 'walletBlocked',
  'wallet.insufficient': 'insufficientBalance',
  'wallet.single': 'walletSingle',
} as const
