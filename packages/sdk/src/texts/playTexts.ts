/** Codes of bets, deposits, demos and claims that the market does not open to the member yet. */
export const playTexts = {
  'play.identity': 'playIdentity',
  'play.underage': 'underage',
} as const
