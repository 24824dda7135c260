/** Codes of money. */
export const walletTexts = {
  'wallet.insufficient': 'insufficientBalance',
} as const
