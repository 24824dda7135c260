/** Codes of betting. */
export const lotteryTexts = {
  'lottery.unknown': 'lotteryUnknown',
  'lottery.drawClosed': 'lotteryDrawClosed',
  'lottery.cancelClosed': 'lotteryCancelClosed',
} as const
