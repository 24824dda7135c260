import { ownPasswordTexts } from './ownPasswordTexts.ts'
import { playTexts } from './playTexts.ts'

/** Codes of taking part. */
export const promotionTexts = {
  ...ownPasswordTexts,
  ...playTexts,
  'promotion.applied': 'promotionApplied',
  'promotion.closed': 'promotionClosed',
  'promotion.image': 'promotionImage',
  'promotion.notReached': 'promotionNotReached',
  'request.tooLarge': 'imageInvalid',
  'reward.gone': 'rewardGone',
  'validation.image': 'imageInvalid',
} as const
