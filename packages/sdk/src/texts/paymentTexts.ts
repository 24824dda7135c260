import { ownPasswordTexts } from './ownPasswordTexts.ts'

/** Codes of what a payment password or a passkey confirms. */
export const paymentTexts = {
  ...ownPasswordTexts,
  'passkey.wrong': 'passkeyWrong',
  'payment.locked': 'paymentLocked',
  'payment.unset': 'paymentUnset',
  'payment.wrong': 'paymentWrong',
} as const
