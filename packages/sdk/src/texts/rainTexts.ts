import { ownPasswordTexts } from './ownPasswordTexts.ts'

/** Codes of red rain. */
export const rainTexts = {
  ...ownPasswordTexts,
  'rain.early': 'rainEarly',
  'rain.ended': 'rainEnded',
  'rain.stake': 'rainStake',
} as const
