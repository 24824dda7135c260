/** Codes of limits that bets are refused by. */
export const limitTexts = {
  'limit.bets': 'limitBets',
  'limit.loss': 'limitLoss',
  'limit.stake': 'limitStake',
  'limit.time': 'limitTime',
} as const
