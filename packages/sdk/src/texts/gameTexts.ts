import { ownPasswordTexts } from './ownPasswordTexts.ts'
import { playTexts } from './playTexts.ts'

/** Codes of launching. */
export const gameTexts = {
  ...ownPasswordTexts,
  ...playTexts,
  'game.maintenance': 'gameMaintenance',
  'game.unknown': 'gameUnknown',
  'lottery.unknown': 'lotteryUnknown',
  'request.url': 'emptyUrl',
} as const
