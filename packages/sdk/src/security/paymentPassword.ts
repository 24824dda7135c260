/** Every six digits in sequence, up or down, across 9 and 0 too. */
const runs = /* @__PURE__ */ Array.from({ length: 10 }, (_, first) => [1, 9].map((step) => digitsFrom(first, step))).flat()

function digitsFrom(first: number, step: number): string {
  return Array.from({ length: 6 }, (_, index) => (first + index * step) % 10).join('')
}

/**
 * Format of a payment password: six digits, neither all the same nor a sequence. Source of a regular expression, as in the rules of
 * registration.
 */
export const paymentPasswordPattern: string = /* @__PURE__ */ `^(?!(\\d)\\1{5})(?!${/* @__PURE__ */ runs.join('|')})\\d{6}$`

/**
 * Error code of a payment password that the rules refuse, undefined for a valid one. Both client and gateway use this check: registration,
 * set, change, reset. Spec 5.
 */
export function checkPaymentPassword(
  value: string,
  loginPassword?: string,
): 'validation.paymentWeak' | 'validation.paymentSame' | undefined {
  if (!new RegExp(paymentPasswordPattern, 'u').test(value)) return 'validation.paymentWeak'
  return value === loginPassword ? 'validation.paymentSame' : undefined
}
