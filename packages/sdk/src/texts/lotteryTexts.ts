import { ownPasswordTexts } from './ownPasswordTexts.ts'
import { limitTexts } from './limitTexts.ts'
import { playTexts } from './playTexts.ts'

/** Codes of betting. */
export const lotteryTexts = {
  ...ownPasswordTexts,
  ...limitTexts,
  ...playTexts,
  'lottery.unknown': 'lotteryUnknown',
  'lottery.drawClosed': 'lotteryDrawClosed',
  'lottery.cancelClosed': 'lotteryCancelClosed',
} as const
