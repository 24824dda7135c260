/** Codes of red rain. */
export const rainTexts = {
  'rain.early': 'rainEarly',
  'rain.ended': 'rainEnded',
  'rain.stake': 'rainStake',
} as const
