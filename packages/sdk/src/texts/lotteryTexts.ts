import { ownPasswordTexts } from './ownPasswordTexts.ts'

/** Codes of betting. */
export const lotteryTexts = {
  ...ownPasswordTexts,
  'lottery.unknown': 'lotteryUnknown',
  'lottery.drawClosed': 'lotteryDrawClosed',
  'lottery.cancelClosed': 'lotteryCancelClosed',
} as const
