import type { RegisterRule } from '@platform/sdk/account'

const rule = (field: string, messageKey: string, minLength = 0, maxLength = 0, pattern = '', required = false): RegisterRule => ({
  field,
  enabled: true,
  required,
  pattern,
  minLength,
  maxLength,
  messageKey,
})

/** Rules for stories, in the gateway's format. */
export const rules: RegisterRule[] = [
  rule('username', 'usernameFormat', 4, 16, String.raw`^[A-Za-z]\w*$`, true),
  rule('mobileNum', 'in_mobileNum_error', 8, 20, String.raw`^\d+$`),
  rule('verificationCode', 'verificationCode', 4, 10, String.raw`^\d+$`),
  rule('password', 'passwordFormat', 6, 16, '', true),
  rule('confirmPassword', 'in_incorrect_password', 0, 16, '', true),
  rule('email', 'in_email_incorrect', 6, 100),
  rule('affiliateCode', 'invitation_code_error', 1, 32),
  rule('captcha', 'enterCaptcha', 1, 6, String.raw`^\d+$`, true),
  rule('loginUsername', 'usernameFormat', 3, 20, '', true),
  rule('loginPassword', 'passwordFormat', 6, 20, '', true),
  rule('loginMobileNum', 'in_mobileNum_error', 8, 20, String.raw`^\d+$`, true),
]
