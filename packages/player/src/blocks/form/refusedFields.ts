import { BusinessError, ValidationError } from '@platform/sdk'

/** Fields that a refusal is about: the first one that the form has. */
const fieldsOf: Record<string, readonly string[]> = {
  'password.wrong': ['password', 'oldPassword'],
  'payment.wrong': ['oldPaymentPassword', 'paymentPassword'],
  'register.usernameTaken': ['username'],
}

/** Instead of a code: the text of the error is the field's. */
export const OWN_TEXT = ''

/** The fields of a form that an error is about, each with its code. */
export function refusedFields(
  error: unknown,
  names: readonly string[],
  fieldOf?: (error: unknown) => string | undefined,
): [name: string, code: string][] {
  if (error instanceof ValidationError) return Object.entries(error.fields).filter(([name]) => names.includes(name))
  const usual = error instanceof BusinessError ? (fieldsOf[error.code] ?? []) : []
  const name = [fieldOf?.(error), ...usual].find((one) => one !== undefined && names.includes(one))
  return name === undefined ? [] : [[name, OWN_TEXT]]
}
