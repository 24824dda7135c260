import { accountTexts } from './accountTexts.ts'

/** Codes of what an agent does for the members below. */
export const agentTexts = {
  ...accountTexts,
  'affiliate.most': 'affiliateMost',
  'rebate.ceiling': 'rebateCeiling',
} as const
