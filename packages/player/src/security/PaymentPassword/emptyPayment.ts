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
