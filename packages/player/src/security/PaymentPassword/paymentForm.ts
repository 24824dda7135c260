import { checkPaymentPassword } from '@platform/sdk/security'

/** Values of the forms of the payment password. */
export const emptyPayment = {
  password: '',
  oldPaymentPassword: '',
  paymentPassword: '',
  confirmation: '',
  verificationCode: '',
  /** Where the code was sent. */
  type: 'sms' as 'sms' | 'email',
}

export const paymentSecrets = ['password', 'oldPaymentPassword', 'paymentPassword', 'confirmation', 'verificationCode'] as const

/** Error codes of a new payment password and its repetition. */
export function checkNewPayment({ paymentPassword = '', confirmation = '', password }: Record<string, string>) {
  const weak = checkPaymentPassword(paymentPassword, password)
  return { paymentPassword: weak, confirmation: !weak && confirmation !== paymentPassword ? 'validation.confirm' : undefined }
}
