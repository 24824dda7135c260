import { checkPaymentPassword } from '@platform/sdk/security'

/** Error codes of a new payment password and its repetition. */
export function checkNewPayment({ paymentPassword = '', confirmation = '', password }: Record<string, string>) {
  const weak = checkPaymentPassword(paymentPassword, password)
  return { paymentPassword: weak, confirmation: !weak && confirmation !== paymentPassword ? 'validation.confirm' : undefined }
}
