/** Codes of the gateway's own game pages, and of vendors' games, which no call of the SDK ends with. */
export const roundTexts = {
  'play.tooSoon': 'playTooSoon',
} as const
