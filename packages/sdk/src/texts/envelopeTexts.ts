import { ownPasswordTexts } from './ownPasswordTexts.ts'

/** Codes of agents' red envelopes. */
export const envelopeTexts = {
  ...ownPasswordTexts,
  'envelope.empty': 'envelopeEmpty',
  'envelope.ended': 'envelopeEnded',
  'envelope.packets': 'envelopePackets',
  'envelope.small': 'envelopeSmall',
  'limit.deposit': 'limitDeposit',
} as const
