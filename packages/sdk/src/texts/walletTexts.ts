/** Codes of money. */
export const walletTexts = {
  'wallet.insufficient': 'insufficientBalance',
  'wallet.single': 'walletSingle',
} as const
