import { ownPasswordTexts } from './ownPasswordTexts.ts'

/** Codes of taking part. */
export const promotionTexts = {
  ...ownPasswordTexts,
  'promotion.applied': 'promotionApplied',
  'promotion.closed': 'promotionClosed',
  'promotion.image': 'promotionImage',
  'promotion.notReached': 'promotionNotReached',
  'request.tooLarge': 'imageInvalid',
  'reward.gone': 'rewardGone',
  'validation.image': 'imageInvalid',
} as const
