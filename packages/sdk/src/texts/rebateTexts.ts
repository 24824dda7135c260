import { ownPasswordTexts } from './ownPasswordTexts.ts'
import { playTexts } from './playTexts.ts'

/** Codes of rebates. */
export const rebateTexts = {
  ...ownPasswordTexts,
  ...playTexts,
  'rebate.min': 'rebateMin',
  'rebate.none': 'rebateNone',
  'rebate.wait': 'rebateWait',
} as const
