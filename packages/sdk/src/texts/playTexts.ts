/** Codes of bets, deposits and demos that the market does not open to the member yet. */
export const playTexts = {
  'play.identity': 'playIdentity',
  'play.underage': 'underage',
} as const
