import { ownPasswordTexts } from './ownPasswordTexts.ts'
import { playTexts } from './playTexts.ts'

/** Codes of betting. */
export const lotteryTexts = {
  ...ownPasswordTexts,
  ...playTexts,
  'lottery.unknown': 'lotteryUnknown',
  'lottery.drawClosed': 'lotteryDrawClosed',
  'lottery.cancelClosed': 'lotteryCancelClosed',
} as const
