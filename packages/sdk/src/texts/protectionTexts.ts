import { ownPasswordTexts } from './ownPasswordTexts.ts'
import { limitTexts } from './limitTexts.ts'

/** Codes of limits that the player sets. */
export const protectionTexts = {
  ...ownPasswordTexts,
  ...limitTexts,
  'limit.early': 'limitEarly',
  'limit.none': 'limitNone',
} as const
