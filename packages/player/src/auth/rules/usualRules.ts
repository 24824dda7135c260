import type { RegisterRule } from '@platform/sdk/account'

const rule = (
  field: string,
  messageKey: string,
  [minLength, maxLength]: [number, number],
  { pattern = '', required = true } = {},
): RegisterRule => ({ field, enabled: true, required, pattern, minLength, maxLength, messageKey })

/** The platform's default rules of a login (decisions). */
export const usualLoginRules: readonly RegisterRule[] = [
  rule('loginUsername', 'usernameFormat', [3, 20], { pattern: String.raw`^\w+$` }),
  rule('loginPassword', 'passwordFormat', [6, 20]),
  rule('loginMobileNum', 'in_mobileNum_error', [8, 20], { pattern: String.raw`^\d+$` }),
  rule('verificationCode', 'verificationCode', [4, 10], { pattern: String.raw`^\d+$` }),
  rule('captcha', 'enterCaptcha', [1, 6], { pattern: String.raw`^\d+$` }),
]

/** The default rules of a new account, in the order of the form, and of account recovery. */
export const usualAccountRules: readonly RegisterRule[] = [
  rule('username', 'usernameFormat', [4, 16], { pattern: String.raw`^[A-Za-z]\w*$` }),
  rule('mobileNum', 'in_mobileNum_error', [8, 20], { pattern: String.raw`^\d+$`, required: false }),
  rule('verificationCode', 'verificationCode', [4, 10], { pattern: String.raw`^\d+$`, required: false }),
  rule('password', 'passwordFormat', [6, 16], { pattern: String.raw`^(?=.*[A-Za-z])(?=.*\d)[!-~]+$` }),
  rule('confirmPassword', 'in_incorrect_password', [0, 16]),
  rule('email', 'in_email_incorrect', [6, 100], { required: false }),
  rule('recommenderId', 'referrerLink', [1, 15], { pattern: String.raw`^\d+$`, required: false }),
  rule('affiliateCode', 'invitation_code_error', [1, 32], { pattern: String.raw`^\w+$`, required: false }),
  ...usualLoginRules,
]
