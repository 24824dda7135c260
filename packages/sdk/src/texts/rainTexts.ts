import { ownPasswordTexts } from './ownPasswordTexts.ts'
import { playTexts } from './playTexts.ts'

/** Codes of red rain. */
export const rainTexts = {
  ...ownPasswordTexts,
  ...playTexts,
  'rain.early': 'rainEarly',
  'rain.ended': 'rainEnded',
  'rain.stake': 'rainStake',
} as const
