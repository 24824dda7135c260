import { PlatformError } from '@platform/sdk'

const fields: Partial<Record<string, string>> = {
  'register.usernameTaken': 'username',
  'register.mobileTaken': 'mobileNum',
  'verification.code': 'verificationCode',
  'captcha.wrong': 'captcha',
  'captcha.required': 'captcha',
  'register.invitation': 'affiliateCode',
  'agent.incorrect': 'affiliateCode',
}

/** The field that a refusal is about. */
export const fieldOf = (error: unknown): string | undefined => (error instanceof PlatformError ? fields[error.code] : undefined)
