/** Codes of rebates. */
export const rebateTexts = {
  'rebate.min': 'rebateMin',
  'rebate.none': 'rebateNone',
  'rebate.wait': 'rebateWait',
} as const
