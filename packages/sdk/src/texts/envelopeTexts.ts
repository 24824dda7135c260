/** Codes of agents' red envelopes. */
export const envelopeTexts = {
  'envelope.empty': 'envelopeEmpty',
  'envelope.ended': 'envelopeEnded',
  'envelope.packets': 'envelopePackets',
  'envelope.small': 'envelopeSmall',
} as const
