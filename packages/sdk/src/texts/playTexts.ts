/** Codes of bets, deposits, demos and claims that are not open to the member yet. */
export const playTexts = {
  'play.identity': 'playIdentity',
  'play.refused': 'playRefused',
  'play.underage': 'underage',
  'terms.changed': 'termsChanged',
} as const
