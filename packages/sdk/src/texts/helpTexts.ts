/** Codes of feedback. */
export const helpTexts = {
  'feedback.closed': 'feedbackClosed',
  'request.tooLarge': 'imageInvalid',
  'validation.image': 'imageInvalid',
} as const
