import { ownPasswordTexts } from './ownPasswordTexts.ts'

/** Codes of rebates. */
export const rebateTexts = {
  ...ownPasswordTexts,
  'rebate.min': 'rebateMin',
  'rebate.none': 'rebateNone',
  'rebate.wait': 'rebateWait',
} as const
