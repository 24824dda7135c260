import { ownPasswordTexts } from './ownPasswordTexts.ts'
import { limitTexts } from './limitTexts.ts'

/** Codes of limits that the player sets, of pauses and exclusions. */
export const protectionTexts = {
  ...ownPasswordTexts,
  ...limitTexts,
  'limit.early': 'limitEarly',
  'limit.none': 'limitNone',
  'protection.duration': 'protectionDuration',
  'protection.early': 'protectionEarly',
  'protection.state': 'protectionState',
} as const
