import { accountTexts } from './accountTexts.ts'

/** Codes of what an agent does for the members below. */
export const agentTexts = {
  ...accountTexts,
  'affiliate.most': 'affiliateMost',
  'rebate.ceiling': 'rebateCeiling',
  'rebate.changed': 'rebateChanged',
  'rebate.direct': 'rebateDirect',
  'rebate.floor': 'rebateFloor',
  'rebate.gap': 'rebateGap',
  'rebate.quota': 'rebateQuota',
} as const
