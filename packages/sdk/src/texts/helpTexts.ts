import { ownPasswordTexts } from './ownPasswordTexts.ts'

/** Codes of feedback. */
export const helpTexts = {
  ...ownPasswordTexts,
  'feedback.closed': 'feedbackClosed',
  'request.tooLarge': 'imageInvalid',
  'validation.image': 'imageInvalid',
} as const
