import { ownPasswordTexts } from './ownPasswordTexts.ts'

/** Codes of launching. */
export const gameTexts = {
  ...ownPasswordTexts,
  'game.maintenance': 'gameMaintenance',
  'game.unknown': 'gameUnknown',
  'lottery.unknown': 'lotteryUnknown',
  'request.url': 'emptyUrl',
} as const
